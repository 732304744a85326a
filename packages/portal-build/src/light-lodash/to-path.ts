/** `membri[0].nome` and `membri.0.nome` are the same three steps. */
function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .replace(/\[(?:"|')?([^\]"']*)(?:"|')?\]/g, '.$1')
    .split('.')
    .filter((step, place) => step !== '' || place > 0);
}
export { toPath as default };
