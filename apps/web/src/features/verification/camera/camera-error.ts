/** Why there is no picture. */
export type CameraError = 'denied' | 'missing' | 'busy' | 'unsupported';

const byName: Readonly<Record<string, CameraError>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What the browser says when it gives no camera, in four cases that somebody can do something about. */
export function cameraErrorOf(error: unknown): CameraError {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(byName, name) ? (byName[name] ?? 'unsupported') : 'unsupported';
}
