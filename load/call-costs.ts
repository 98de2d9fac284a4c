/** What each call of the mix costs by itself. */
import { parts, type Part } from './house/house.ts';
import { callNames, type CallName } from './mix/table.ts';
import { timesOf } from './drive/figures.ts';
import { measure, type Stage } from './stage.ts';

/** Three hundred of each at a pace that leaves nothing waiting: the kernel counts in hundredths of a second. */
const SECONDS = Number(process.env['LOAD_CALL_SECONDS'] ?? 3);
const RATE = 100;

export interface CallCost {
  name: CallName;
  count: number;
  failed: number;
  p95: number;
  /** CPU milliseconds a call. */
  ms: Record<Part, number>;
}

export async function measureCalls(stage: Stage): Promise<CallCost[]> {
  const costs: CallCost[] = [];
  for (const name of callNames) {
    const { answers, used, refused } = await measure(stage, { members: stage.members, rate: RATE, seconds: SECONDS, next: () => name });
    const { count, failed, p95 } = timesOf(answers);
    const ms = Object.fromEntries(parts.map((part) => [part, (used[part] / Math.max(1, count)) * 1000])) as Record<Part, number>;
    costs.push({ name, count, failed, p95, ms });
    if (failed > 0) console.log(name, refused);
  }
  return costs;
}
