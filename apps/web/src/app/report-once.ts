import { reportError } from '../shared/api/report-error.ts';
import { RELEASE } from './release.ts';

const reported = new WeakSet<object>();

/** Tells our intake of an error once, however many places catch it. */
export function reportOnce(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  reportError(error, RELEASE);
}
