export class TimeLimitExceeded extends Error {}

/** Resolves with the promised value, or rejects when it does not arrive in time. */
export async function withinLimit<Value>(promised: Promise<Value>, limitMs: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitExceeded(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promised, limit]);
  } finally {
    clearTimeout(timer);
  }
}
