import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { inspect } from './inspect.ts';
import type { Unfit } from './inspect.ts';
import { isClean } from './virus-scan.ts';

const SAID: Readonly<Record<Unfit, string>> = {
  type: 'Accettiamo PDF, JPEG, PNG e WebP.',
  damaged: 'Il file è danneggiato o incompleto.',
  'too-many-pixels': 'Il file è troppo grande da aprire.',
  active: 'Il PDF contiene programmi o altri file: stampalo di nuovo come PDF.',
  malware: 'Il file non ha superato il controllo antivirus.',
};
const CODE: Readonly<Record<Unfit, string>> = {
  type: 'forms:errors.fileType',
  damaged: 'forms:errors.fileDamaged',
  'too-many-pixels': 'forms:errors.fileTooLarge',
  active: 'forms:errors.fileActive',
  malware: 'forms:errors.fileMalware',
};

/** An upload is taken apart before anything of it is kept. */
export function checkUpload({ config, log }: Pick<Deps, 'config' | 'log'>) {
  /**
   * @throws ProblemError VALIDATION naming the file that cannot be kept, UNAVAILABLE when there is
   *   no time to take it apart, or the virus scanner does not answer
   */
  return async function check(bytes: Uint8Array, as: 'document' | 'avatar', field: string) {
    const found = await inspect(bytes, as).catch((error: unknown) => {
      log.error(
        { err: error instanceof Error && error.cause ? error.cause : error },
        'an upload could not be taken apart: it is refused',
      );
      throw error;
    });
    const unfit = 'unfit' in found ? found.unfit : (await infected(bytes)) ? 'malware' : null;
    if (unfit !== null || 'unfit' in found) {
      const why = unfit ?? 'damaged';
      throw new ProblemError('VALIDATION', {
        detail: `The file is unfit: ${why}`,
        errors: [{ field, code: CODE[why], message: SAID[why] }],
      });
    }
    return found;
  };

  async function infected(bytes: Uint8Array): Promise<boolean> {
    if (config.clamdUrl === null) return false;
    try {
      return !(await isClean(config.clamdUrl, bytes));
    } catch (error) {
      log.error({ err: error }, 'the virus scanner did not answer: the upload is refused');
      throw new ProblemError('UNAVAILABLE', {
        detail: 'The upload cannot be checked now',
        retryAfterSeconds: 30,
      });
    }
  }
}
export type CheckUpload = ReturnType<typeof checkUpload>;
