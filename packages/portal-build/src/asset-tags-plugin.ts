/**
 * Hands every script tag that webpack makes at run time to the shell's hook: hash, cross-origin
 * mode, retry address.
 */
import webpack from 'webpack';
import type { Compiler } from 'webpack';

export const TAG_HOOK = '__bussolaTag__';

/** What is added to every tag that webpack's runtime makes. */
function addToTags(compiler: Compiler, code: string): void {
  compiler.hooks.compilation.tap('AssetTagsPlugin', (compilation) => {
    const { LoadScriptRuntimeModule } = webpack.runtime;
    LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'AssetTagsPlugin',
      (source) => `${source}\n${code}`,
    );
  });
}

export class AssetTagsPlugin {
  apply(compiler: Compiler): void {
    addToTags(compiler, `self.${TAG_HOOK} && self.${TAG_HOOK}(script);`);
  }
}

/**
 * For the one-bundle variant: only the mode, without which the page's preload hints would be
 * fetched twice and the comparison unfair.
 */
export class PlainTagsPlugin {
  apply(compiler: Compiler): void {
    addToTags(compiler, "script.crossOrigin = 'anonymous';");
  }
}

/**
 * For mini-css-extract-plugin: the function's text runs in the page, so it may use nothing of this
 * file.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- webpack prints this function
export const insertStylesheet = new Function(
  'link',
  `self.${TAG_HOOK} && self.${TAG_HOOK}(link); document.head.appendChild(link);`,
) as (link: object) => void;
