import { isFormInProgress } from '../shared/forms-in-progress.ts';
import { requestReload } from '../shared/reload.ts';
import { RELEASE } from './release.ts';
import { reportOnce } from './report-once.ts';
import { TimeLimitExceeded, withinLimit } from './time-limit.ts';

const RELOADED = 'subrosa.reloaded-for-chunk';
const CHUNK_LIMIT_MS = 120_000;

/** Loads a part of the app on demand. It fails when the part is not loaded within 120 s. */
export async function loadChunk<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  try {
    const module: Module | undefined = await withinLimit(load(), CHUNK_LIMIT_MS, 'a part of the app');
    // Vite returns undefined when a handler has dealt with the failure by a reload (uncaught-errors.ts).
    return module ?? (await never());
  } catch (error) {
    if (!navigator.onLine) throw new Offline();
    if (error instanceof TimeLimitExceeded && reloadOnce(error)) return never();
    throw error;
  }
}

/** There is no connection: the page stays, because reloading it would not help. */
export class Offline extends Error {
  override name = 'Offline';
}

/** Reports a part that could not be loaded, and reloads the page once per release; returns true when the page is being reloaded. */
export function reloadOnce(error: unknown): boolean {
  if (!navigator.onLine) return false;
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
