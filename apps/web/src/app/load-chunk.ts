import { isFormInProgress } from '../shared/forms-in-progress.ts';
import { requestReload } from '../shared/reload.ts';
import { RELEASE } from './release.ts';
import { reportOnce } from './report-once.ts';
import { TimeLimitExceeded, withinLimit } from './time-limit.ts';

const RELOADED = 'subrosa.reloaded-for-chunk';
const CHUNK_LIMIT_MS = 120_000;

/** A part of the app that is loaded when it is needed. What does not come within 120 s has failed. */
export async function loadChunk<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module: Module | undefined = await withinLimit(load(), CHUNK_LIMIT_MS, 'a part of the app');
    // Vite hands over nothing when a failure was dealt with, by a reload (trouble.ts).
    return module ?? (await never());
  } catch (error) {
    if (error instanceof TimeLimitExceeded && reloadOnce(error)) return never();
    throw error;
  }
}

/** Reports a part that could not be loaded, and tries again by one reload a release; true when the page is on its way out. */
export function reloadOnce(error: unknown): boolean {
  reportOnce(error);
  if (sessionStorage.getItem(RELOADED) === RELEASE) return false;
  if (isFormInProgress()) {
    requestReload();
    return false;
  }
  sessionStorage.setItem(RELOADED, RELEASE);
  location.reload();
  return true;
}

function never() {
  return new Promise<never>(() => {});
}
