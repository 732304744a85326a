/**
 * What a browser older than those we run in reads (picture 53): it is in the page, and a few lines
 * in the oldest syntax show it before anything newer is read. `container-type` came with Chrome and
 * Edge 105, Firefox 110 and Safari 16.
 */
const browser = (name: string, since: string, href: string): string =>
  `<li><a href="${href}">${name}</a>, ${since}</li>`;
const list = (from: (version: number) => string): string =>
  [
    browser('Chrome', from(109), 'https://support.google.com/chrome/answer/95414'),
    browser('Edge', from(109), 'https://support.microsoft.com/microsoft-edge'),
    browser('Firefox', from(115), 'https://support.mozilla.org/kb/update-firefox-latest-release'),
    browser('Safari', from(16), 'https://support.apple.com/102665'),
  ].join('');

export const OLD_BROWSER = `<div id="old-browser" hidden>
<h1>Aggiorna il browser</h1>
<p>Bussola non riesce ad aprirsi con questa versione. I tuoi dati sono al sicuro: li ritrovi tutti.</p>
<p>Vanno bene:</p>
<ul>${list((version) => `dalla versione ${version}`)}</ul>
<h1 lang="en">Update your browser</h1>
<p lang="en">Bussola cannot open in this version. Your data are safe: you will find all of them again.</p>
<p lang="en">These work:</p>
<ul lang="en">${list((version) => `from version ${version}`)}</ul>
</div>`;

/** A plain sheet of the computer's own letters, whatever the styles of the page do to lists. */
export const OLD_BROWSER_CSS = [
  '#old-browser:not([hidden]){max-width:480px;margin:32px auto;padding:8px 24px;border:1px solid #777;background:#fff;color:#111;font:16px/1.5 Arial,sans-serif}',
  '#old-browser h1{margin:16px 0 8px;font:bold 20px Georgia,serif}',
  '#old-browser p{margin:8px 0}',
  '#old-browser ul{margin:8px 0 16px;padding-left:24px;list-style:disc}',
  '#old-browser a{color:#111;text-decoration:underline}',
].join('');

export const OLD_BROWSER_SCRIPT = `(function () {
  var css = window.CSS;
  if (css && css.supports && css.supports('container-type', 'inline-size')) return;
  document.getElementById('old-browser').removeAttribute('hidden');
  function remove(place) {
    if (place) place.parentNode.removeChild(place);
  }
  remove(document.getElementById('first'));
  remove(document.getElementById('app'));
})();`;
