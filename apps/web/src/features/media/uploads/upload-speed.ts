/** The speed of an upload: the last measurement, and a speed that is smoothed for display. */
export type UploadSpeed = { at: number; bytes: number; bytesPerSecond: number | null };

/** The time constant of the smoothing. */
const MEMORY_S = 4;
/** Shorter measurements are mostly noise, such as a buffer that is emptied at once. */
const SHORTEST_S = 1;

export function startSpeed(at: number, bytes: number): UploadSpeed {
  return { at, bytes, bytesPerSecond: null };
}

/** The speed after another measurement, in milliseconds and bytes. Sending a part again reduces the bytes. */
export function nextSpeed(pace: UploadSpeed, at: number, bytes: number): UploadSpeed {
  const seconds = (at - pace.at) / 1000;
  if (seconds < SHORTEST_S) return pace;
  const now = Math.max(0, bytes - pace.bytes) / seconds;
  const weight = 1 - Math.exp(-seconds / MEMORY_S);
  const before = pace.bytesPerSecond;
  return { at, bytes, bytesPerSecond: before === null ? now : before + weight * (now - before) };
}

/** Null when unknown: at the start, or when nothing is being sent. */
export function secondsLeft({ bytesPerSecond }: UploadSpeed, bytes: number): number | null {
  if (bytesPerSecond === null || bytesPerSecond < 1) return null;
  return Math.ceil(bytes / bytesPerSecond);
}
