/**
 * The address of a worker's file. Builds know this class by its name and file: they make a worker's
 * bundle of what is named in `new URL(…)`, and put its address there (webpack-config.ts of
 * portal-build).
 */
export class WorkerAddress {
  readonly href: string;
  constructor(url: URL) {
    this.href = url.href;
  }
}
