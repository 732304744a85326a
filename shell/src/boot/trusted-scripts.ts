interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/**
 * The page's only Trusted Types policy: a text becomes the address of a script or of a worker when
 * the release list knows the file, and never becomes markup or code. The server asks browsers to
 * enforce it (content-security-policy.ts); those that do not know Trusted Types still check the
 * hash of every tag.
 * @param isListed whether a path of our origin is in a release, with its hash
 */
export function trustListedScripts(isListed: (path: string) => boolean): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => {
      const url = new URL(text, document.baseURI);
      return url.origin === location.origin && isListed(url.pathname) ? text : null;
    },
  });
}
