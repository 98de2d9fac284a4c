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

/** Maps browser errors to four cases that the member can resolve. */
export function cameraErrorOf(error: unknown): CameraError {
  const name = error instanceof Error ? error.name : '';
  return Object.hasOwn(byName, name) ? (byName[name] ?? 'unsupported') : 'unsupported';
}
