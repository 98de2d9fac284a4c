import { reportError } from '../shared/api/report-error.ts';
import { RELEASE } from './release.ts';

const reported = new WeakSet<object>();

/** Reports an error to our intake once, even if several handlers catch it. */
export function reportOnce(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportError(error, RELEASE);
}
