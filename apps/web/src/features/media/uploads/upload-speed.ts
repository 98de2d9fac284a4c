/** How fast an upload goes: the last measurement, and a speed that is smoothed so that it can be read. */
export type UploadSpeed = { at: number; bytes: number; bytesPerSecond: number | null };

/** How long the past counts. */
const MEMORY_S = 4;
/** Shorter measurements are mostly noise: a buffer that was emptied at once. */
const SHORTEST_S = 1;

export function startSpeed(at: number, bytes: number): UploadSpeed {
  return { at, bytes, bytesPerSecond: null };
}

/** The pace after a further measurement, in milliseconds and bytes. A part that starts anew takes bytes back. */
export function nextSpeed(pace: UploadSpeed, at: number, bytes: number): UploadSpeed {
  const seconds = (at - pace.at) / 1000;
  if (seconds < SHORTEST_S) return pace;
  const now = Math.max(0, bytes - pace.bytes) / seconds;
  const weight = 1 - Math.exp(-seconds / MEMORY_S);
  const before = pace.bytesPerSecond;
  return { at, bytes, bytesPerSecond: before === null ? now : before + weight * (now - before) };
}

/** Null while nobody can know: at the start, or when nothing moves. */
export function secondsLeft({ bytesPerSecond }: UploadSpeed, bytes: number): number | null {
  if (bytesPerSecond === null || bytesPerSecond < 1) return null;
  return Math.ceil(bytes / bytesPerSecond);
}
