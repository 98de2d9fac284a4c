import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until there is an answer; for what another process does in its own time. */
export async function eventually<Value>(
  look: () => Promise<Value | undefined | false | null>,
  withinMs: number,
  what: string,
): Promise<Value> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await sleep(50);
  }
}
