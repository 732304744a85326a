import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * What the file system of the WASM build shows of an open file. These are internals: the exact
 * version is pinned and checked at start.
 */
interface OpenFile {
  nfd?: number;
  node: unknown;
}
interface NodeFsInternals {
  stream_ops: { fsync?: (file: OpenFile) => number };
  realPath: (node: unknown) => string;
}
interface WasmModule {
  NODEFS?: NodeFsInternals;
  FS?: { filesystems?: { NODEFS?: NodeFsInternals } };
}
type Options = Parameters<NodeFS['init']>[1];

const EIO = 29;

/**
 * PGlite's own NodeFS answers "synced" without asking the disk. This one calls fsync, so a commit
 * survives a power cut.
 */
export class DurableNodeFS extends NodeFS {
  /**
   * Syncs that reached the disk since the process started: the start-up check wants it to grow at a
   * write.
   */
  static syncs = 0;

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const result = await super.init(pg, options);
    const before = result.emscriptenOpts.preRun;
    const hooks = before === undefined ? [] : Array.isArray(before) ? before : [before];
    result.emscriptenOpts.preRun = [
      ...hooks,
      (module: unknown) => installFsync(module as WasmModule),
    ];
    return result;
  }
}

function installFsync(module: WasmModule): void {
  const nodefs = module.NODEFS ?? module.FS?.filesystems?.NODEFS;
  if (!nodefs)
    throw new Error('PGlite: its file system is not reachable, so writes cannot be made durable');
  nodefs.stream_ops.fsync = (file) => {
    try {
      if (file.nfd !== undefined) fs.fsyncSync(file.nfd);
      else syncFolder(nodefs.realPath(file.node));
    } catch (error) {
      // A folder or a closed file cannot be synced on some systems; anything else is the disk
      // refusing.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== 'EBADF' && code !== 'EINVAL' && code !== 'EPERM' && code !== 'EISDIR')
        return EIO;
    }
    DurableNodeFS.syncs += 1;
    return 0;
  };
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
