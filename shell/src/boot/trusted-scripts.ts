interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    /** Absent where the browser does not know Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * The page's only Trusted Types policy: a text becomes the address of a script or of a worker when
 * the release list knows the file, and never becomes markup or code. The server asks browsers to
 * enforce it (content-security-policy.ts); those that do not know Trusted Types still check the
 * hash of every tag.
 * @param isListed whether a path of our origin is in a release, with its hash
 */
export function trustListedScripts(isListed: (path: string) => boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const url = new URL(text, document.baseURI);
      return url.origin === location.origin && isListed(url.pathname) ? text : null;
    },
  });
}
