/**
 * Version of the agreement between shell and portals: ShellContext, descriptor and the shared
 * families of the interface.
 */
export const CONTRACT_VERSION = '1.10.0';

/**
 * A portal asks for a major and a least minor («^1.0»); the shell fits when its major is the same
 * and its minor not lower.
 */
export function fitsContract(range: string, version: string = CONTRACT_VERSION): boolean {
  const asked = /^\^(\d+)\.(\d+)(?:\.\d+)?$/.exec(range);
  const held = /^(\d+)\.(\d+)\.\d+$/.exec(version);
  if (!asked || !held) return false;
  return asked[1] === held[1] && Number(held[2]) >= Number(asked[2]);
}
