import { asProblem, useUploadFile } from '@bussola/client';
import { useRef, useState } from 'react';
import { namedAs, refusalOf, unfitHere } from './fit.ts';
import type { RefusalKey } from './fit.ts';

export interface Upload {
  id: number;
  name: string;
  /** `checking`: all of it has left, the server looks inside. */
  state: 'waiting' | 'sending' | 'checking' | 'refused';
  share: number;
  /** In words of this place, or the problem's code. */
  why?: RefusalKey | { code: string };
}
interface Job {
  id: number;
  file: File;
  name: string;
  stop: AbortController;
}
interface Room {
  maxFileBytes: number;
  quotaBytes: number;
  usedBytes: number;
}

/**
 * Documents on their way: one at a time, each with its own end. Those that arrived leave the list;
 * the others say why.
 */
export function useUploads(userId: string, room: Room | undefined, onKept: (name: string) => void) {
  const { mutateAsync: upload } = useUploadFile(userId);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Job[]>([]);
  const jobs = useRef(new Map<number, Job>());
  const isRunning = useRef(false);
  const next = useRef(1);
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number) => {
    jobs.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async ({ id, file, name, stop }: Job) => {
    change(id, { state: 'sending', share: 0 });
    try {
      await upload({
        file,
        fileName: name,
        signal: stop.signal,
        onProgress: (share) => change(id, share < 1 ? { share } : { state: 'checking', share: 1 }),
      });
      drop(id);
      onKept(name);
    } catch (error) {
      const problem = asProblem(error);
      const code = problem?.code ?? 'INTERNAL';
      change(id, {
        state: 'refused',
        why: stop.signal.aborted
          ? 'stopped'
          : (refusalOf(code, problem?.problem?.errors ?? []) ?? { code }),
      });
    }
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let job = queue.current.shift(); job; job = queue.current.shift()) await send(job);
    isRunning.current = false;
  };

  return {
    uploads,
    add: (files: readonly File[], wanted?: string) => {
      let leftBytes = room ? room.quotaBytes - room.usedBytes : Infinity;
      for (const file of files) {
        const id = next.current++;
        const name = namedAs(wanted, file);
        const why = unfitHere(file, { maxBytes: room?.maxFileBytes ?? Infinity, leftBytes });
        setUploads((all) => [
          ...all,
          { id, name, state: why ? 'refused' : 'waiting', share: 0, ...(why ? { why } : {}) },
        ]);
        if (why) continue;
        leftBytes -= file.size;
        const job = { id, file, name, stop: new AbortController() };
        jobs.current.set(id, job);
        queue.current.push(job);
      }
      void run();
    },
    stop: (id: number) => {
      jobs.current.get(id)?.stop.abort();
      if (queue.current.some((job) => job.id === id)) {
        queue.current = queue.current.filter((job) => job.id !== id);
        change(id, { state: 'refused', why: 'stopped' });
      }
    },
    /** Only for an upload that has started: a file refused before that would be refused again. */
    again: (id: number) => {
      const job = jobs.current.get(id);
      if (!job) return;
      const fresh = { ...job, stop: new AbortController() };
      jobs.current.set(id, fresh);
      queue.current.push(fresh);
      setUploads((all) =>
        all.map((one) =>
          one.id === id ? { id, name: one.name, state: 'waiting', share: 0 } : one,
        ),
      );
      void run();
    },
    canRetry: (id: number) => jobs.current.has(id),
    dismiss: drop,
  };
}
export type Uploads = ReturnType<typeof useUploads>;
