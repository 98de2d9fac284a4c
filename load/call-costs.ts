/** The cost of each route of the mix alone. */
import { parts, type Part } from './stack/stack.ts';
import { callNames, type CallName } from './workload/mix.ts';
import { timesOf } from './drive/timings.ts';
import { measure, type TestEnvironment } from './environment.ts';

/** Long enough for three hundred requests without a queue, because the kernel counts in hundredths of a second. */
const SECONDS = Number(process.env['LOAD_CALL_SECONDS'] ?? 3);
const RATE = 100;

export interface CallCost {
  name: CallName;
  count: number;
  failed: number;
  p95: number;
  /** CPU milliseconds per request. */
  ms: Record<Part, number>;
}

export async function measureCalls(environment: TestEnvironment): Promise<CallCost[]> {
  const costs: CallCost[] = [];
  for (const name of callNames) {
    const { answers, used, failures } = await measure(environment, {
      members: environment.members,
      rate: RATE,
      seconds: SECONDS,
      next: () => name,
    });
    const { count, failed, p95 } = timesOf(answers);
    const ms = Object.fromEntries(parts.map((part) => [part, (used[part] / Math.max(1, count)) * 1000])) as Record<Part, number>;
    costs.push({ name, count, failed, p95, ms });
    if (failed > 0) console.log(name, failures);
  }
  return costs;
}
