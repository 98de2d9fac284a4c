/** Replaces `vitest` when the tests of this package run in a page, as far as they use it. */

interface Test {
  name: string;
  run: () => unknown;
}

export const tests: Test[] = [];

export function it(name: string, run: () => unknown): void {
  tests.push({ name, run });
}

export function describe(_name: string, hold: () => void): void {
  hold();
}

it.each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...given: unknown[]) => unknown): void => {
    for (const row of rows) it(`${name}: ${JSON.stringify(row)}`, () => run(...(Array.isArray(row) ? (row as unknown[]) : [row])));
  };

/** The error of each failed test, by its name. */
export async function runAll(): Promise<{ passed: string[]; failed: Record<string, string> }> {
  const outcome = { passed: [] as string[], failed: {} as Record<string, string> };
  for (const { name, run } of tests) {
    try {
      await run();
      outcome.passed.push(name);
    } catch (error) {
      outcome.failed[name] = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    }
  }
  return outcome;
}

export function expect(actual: unknown) {
  return {
    ...matchers(actual, true),
    not: matchers(actual, false),
    rejects: {
      async toThrow(expected: string | ErrorClass = '') {
        const error = await rejection(actual);
        insist(error instanceof Error && isThrown(error, expected), String(expected), error);
      },
      async toBeInstanceOf(expected: ErrorClass) {
        const error = await rejection(actual);
        insist(error instanceof expected, expected.name, error);
      },
      async toMatchObject(expected: object) {
        const error = await rejection(actual);
        insist(holdsOf(error, expected), expected, error);
      },
    },
  };
}

function matchers(actual: unknown, wanted: boolean) {
  const check = (holds: boolean, expected: unknown) => insist(holds === wanted, wanted ? expected : { not: expected }, actual);
  return {
    toBe: (expected: unknown) => check(Object.is(actual, expected), expected),
    toEqual: (expected: unknown) => check(isEqual(actual, expected), expected),
    toHaveLength: (expected: number) => check((actual as ArrayLike<unknown>).length === expected, expected),
    toContain: (expected: string) => check((actual as string).includes(expected), expected),
    toMatchObject: (expected: object) => check(holdsOf(actual, expected), expected),
    toBeNull: () => check(actual === null, null),
    toBeLessThan: (expected: number) => check((actual as number) < expected, expected),
    toBeLessThanOrEqual: (expected: number) => check((actual as number) <= expected, expected),
    toBeGreaterThanOrEqual: (expected: number) => check((actual as number) >= expected, expected),
    toThrow: (expected: ErrorClass) => check(thrownBy(actual as () => unknown) instanceof expected, expected.name),
    toMatch: (expected: RegExp) => check(expected.test(actual as string), String(expected)),
  };
}

type ErrorClass = new (...given: never[]) => Error;

function isThrown(error: Error, expected: string | ErrorClass): boolean {
  return typeof expected === 'string' ? error.message.includes(expected) : error instanceof expected;
}

function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

function holdsOf(actual: unknown, expected: object): boolean {
  const has = new Map(Object.entries(actual as object));
  return Object.entries(expected).every(([name, value]: [string, unknown]) => {
    const found: unknown = has.get(name);
    const isInside = typeof value === 'object' && value !== null && typeof found === 'object' && found !== null;
    return isEqual(found, value) || (isInside && holdsOf(found, value));
  });
}

async function rejection(promise: unknown): Promise<unknown> {
  const outcome = await Promise.allSettled([promise]);
  if (outcome[0].status === 'fulfilled') throw new Error('expected a rejection');
  return outcome[0].reason;
}

function insist(holds: boolean, expected: unknown, actual: unknown): void {
  if (!holds)
    throw new Error(`expected ${JSON.stringify(expected)}, got ${actual instanceof Error ? actual.message : JSON.stringify(actual)}`);
}

/** Compares deeply and ignores undefined fields. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isEqual(left.get(key), right.get(key)));
}
