/** Why there is no picture. */
export type CameraTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

const byName: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What the browser says when it gives no camera, in four cases that somebody can do something about. */
export function cameraTroubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(byName, name) ? (byName[name] ?? 'unsupported') : 'unsupported';
}
