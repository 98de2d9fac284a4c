const MINUTE = 60_000;
const SOON = 6 * 60;
const TODAY = 24 * 60;

export type Tone = 'late' | 'soon' | 'today' | 'calm';

/** The state of a deadline: the elapsed share, the minutes left, and the urgency. */
export function clockAt({ openedAt, dueAt }: { openedAt: string; dueAt: string }, now: number) {
  const [opened, due] = [Date.parse(openedAt), Date.parse(dueAt)];
  const minutesLeft = Math.max(0, Math.round((due - now) / MINUTE));
  const gone = due <= opened ? 1 : Math.min(1, Math.max(0.02, (now - opened) / (due - opened)));
  return { gone, minutesLeft, tone: toneOf(due - now, minutesLeft) };
}

function toneOf(left: number, minutesLeft: number): Tone {
  if (left <= 0) return 'late';
  if (minutesLeft < SOON) return 'soon';
  return minutesLeft < TODAY ? 'today' : 'calm';
}
