/**
 * Receives a multipart upload: to files nobody else can read, up to the limits, all of it or
 * nothing; and leaves nothing behind.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ifAbsent } from '@bussola/portal/if-absent';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { ProblemError } from '../../problem-error.ts';
import { UPLOAD_MS } from './upload-limits.ts';

export interface Received {
  /** As the sender calls it: for people only, never a path. */ fileName: string;
  bytes: Buffer;
}
interface Wanted {
  field: string;
  maxBytes: number;
  maxFiles: number;
}

/** Uploads that are in memory at the same time, and that wait for it. */
const IN_MEMORY = 4;
const QUEUE = 64;

/**
 * Much longer than any upload takes to arrive and to have its turn: other servers may be receiving
 * into this folder.
 */
const SWEPT_AFTER_MS = 10 * UPLOAD_MS;

export function uploadIntake(folder: string, clock: Clock) {
  const inMemory = concurrencyLimit({ atOnce: IN_MEMORY, queue: QUEUE });

  /**
   * @param work done with the files while they are in memory, by few at a time: an upload may be a
   *   hundred megabytes
   * @throws ProblemError VALIDATION without a file or with another field, TOO_LARGE, MALFORMED when
   *   the
   *   sender stops half-way, BUSY
   */
  async function receive<T>(
    request: FastifyRequest,
    { field, maxBytes, maxFiles }: Wanted,
    work: (received: Received[]) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart())
      throw new ProblemError('UNSUPPORTED_MEDIA', {
        detail: 'This call takes multipart/form-data',
      });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const drafts: { file: string; fileName: string }[] = [];
    try {
      for await (const part of request.parts({
        limits: { fileSize: maxBytes, files: maxFiles, fields: 0, parts: maxFiles + 1 },
      })) {
        if (part.type !== 'file' || part.fieldname !== field) {
          if (part.type === 'file') part.file.resume();
          throw new ProblemError('VALIDATION', {
            errors: [
              {
                field: part.fieldname.slice(0, 60),
                code: 'forms:errors.unknownField',
                message: `The field is «${field}»`,
              },
            ],
          });
        }
        const draft = { file: path.join(folder, `${randomUUID()}.part`), fileName: part.filename };
        drafts.push(draft);
        await write(part, draft.file, drafts.length - 1, field);
      }
      if (drafts.length === 0) throw noFile(field);
    } catch (error) {
      await forget(drafts);
      throw asRefusal(error, maxFiles, field);
    }
    // As long as it takes to arrive, an upload is on the disk; who sends slowly keeps nobody
    // waiting.
    try {
      return await inMemory(async () =>
        work(
          await Promise.all(
            drafts.map(async ({ file, fileName }) => ({ fileName, bytes: await readFile(file) })),
          ),
        ),
      );
    } finally {
      await forget(drafts);
    }
  }

  const forget = (drafts: readonly { file: string }[]) =>
    Promise.all(drafts.map(({ file }) => rm(file, { force: true })));

  async function write(
    part: MultipartFile,
    file: string,
    index: number,
    field: string,
  ): Promise<void> {
    await pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated)
      throw new ProblemError('TOO_LARGE', {
        errors: [
          {
            field: `${field}.${index}`,
            code: 'forms:errors.fileTooLarge',
            message: 'Il file è troppo grande.',
          },
        ],
      });
    if ((await stat(file)).size === 0)
      throw new ProblemError('VALIDATION', {
        errors: [
          {
            field: `${field}.${index}`,
            code: 'forms:errors.fileEmpty',
            message: 'Il file è vuoto.',
          },
        ],
      });
  }

  /** Drafts of a server that was killed while receiving: as they were sent, not sealed yet. */
  async function sweep(olderThanMs = SWEPT_AFTER_MS): Promise<void> {
    for (const name of await readdir(folder).catch(ifAbsent([]))) {
      const file = path.join(folder, name);
      const found = await stat(file).catch(ifAbsent(null));
      if (found && (olderThanMs === 0 || clock().getTime() - found.mtimeMs > olderThanMs))
        await rm(file, { force: true });
    }
  }
  return { receive, sweep };
}
export type UploadIntake = ReturnType<typeof uploadIntake>;

const noFile = (field: string) =>
  new ProblemError('VALIDATION', {
    errors: [{ field, code: 'forms:errors.required', message: 'Scegli almeno un file.' }],
  });

/** Busboy and the plugin speak in codes of their own. */
function asRefusal(error: unknown, maxFiles: number, field: string): unknown {
  if (error instanceof ProblemError) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new ProblemError('VALIDATION', {
      errors: [
        {
          field,
          code: 'forms:errors.tooManyFiles',
          message: `Al massimo ${maxFiles} file alla volta.`,
        },
      ],
    });
  if (code === 'FST_FIELDS_LIMIT')
    return new ProblemError('VALIDATION', {
      errors: [{ field, code: 'forms:errors.unknownField', message: `The field is «${field}»` }],
    });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ProblemError('TOO_LARGE');
  if (code === 'ENOSPC') return new ProblemError('STORAGE_FULL');
  return new ProblemError('MALFORMED', {
    detail:
      error instanceof Error
        ? `The upload cannot be read: ${error.message}`
        : 'The upload cannot be read',
  });
}
