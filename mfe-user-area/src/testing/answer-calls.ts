import { ProblemError } from '@bussola/client';
import type { BodyOf, CallName, ParamsOf, ResponseOf } from '@bussola/contract';
import { calls } from '@bussola/contract/calls';
import type { HttpRequest } from '@bussola/portal';

interface Request<Name extends CallName> {
  params: ParamsOf<Name>;
  body: BodyOf<Name>;
}
/** What a test server says to each call. */
export type Answers = {
  readonly [Name in CallName]?: (request: Request<Name>) => ResponseOf<Name>;
};

/** What every page asks for: nothing was published in place of Bussola's own words. */
const ALWAYS: Answers = {
  texts: () => ({ view: 'reader', texts: [] }),
  solutions: () => ({ view: 'reader', solutions: [] }),
};

/** The values of a call's parameters; undefined when the request is another call. */
function paramsOf(name: CallName, { method, path }: HttpRequest) {
  const call = calls[name];
  const pattern = call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && call.method === method ? { ...match.groups } : undefined;
}

/**
 * Answers a request as the server would.
 *
 * @throws ProblemError 404 when `own` does not have the call
 */
export function answerCall(own: Answers, request: HttpRequest): unknown {
  const answers = { ...ALWAYS, ...own };
  for (const name of Object.keys(answers) as CallName[]) {
    const params = paramsOf(name, request);
    const answer = answers[name] as ((request: object) => unknown) | undefined;
    if (params && answer) return answer({ params, body: request.body });
  }
  process.stderr.write(`no answer for ${request.method} ${request.path}: add it to areaServer\n`);
  throw new ProblemError(404, 'NOT_FOUND');
}
