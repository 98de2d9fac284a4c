/** Increases the number of connected members until a limit is exceeded. */
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureCalls, type CallCost } from './call-costs.ts';
import { machineInfo } from './machine-info.ts';
import { ofKind, timesOf, type Times } from './drive/timings.ts';
import { limits } from './limits.ts';
import { callNames, peak, type CallName } from './workload/mix.ts';
import type { CpuUsage } from './stack/stack.ts';
import type { SizeName } from './sizes.ts';
import { measure, openEnvironment, type MeasuredLoad, type TestEnvironment } from './environment.ts';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 20);
const WARM_SECONDS = 5;
const STEPS = (process.env['LOAD_STEPS'] ?? '250,500,1000,1500,2000,2500,3000,4000').split(',').map(Number);

export interface Step {
  members: number;
  seconds: number;
  rate: number;
  used: CpuUsage;
  server: number;
  /** Connected members per core that the server used. */
  membersPerCore: number;
  reads: Times;
  writes: Times;
  calls: Partial<Record<CallName, Times>>;
  failed: number;
  failures: StepLoad['failures'];
  late: number;
  received: number;
  cut: number;
  /** The exceeded limits; empty when the step passed. */
  over: string[];
}

type StepLoad = Pick<MeasuredLoad, 'failures'>;

export interface Steps {
  size: SizeName;
  under: string;
  command: string;
  steps: Step[];
  calls: CallCost[];
}

function overOf({ used, seconds }: MeasuredLoad, reads: Times, writes: Times): string[] {
  const failed = (reads.failed + writes.failed) / Math.max(1, reads.count + writes.count);
  const full = (['api', 'realtime', 'worker', 'redis'] as const).filter((part) => used[part] / seconds > limits.process);
  return [
    ...(reads.p95 > limits.readP95 ? [`reads p95 ${reads.p95.toFixed(0)} ms`] : []),
    ...(writes.p95 > limits.writeP95 ? [`writes p95 ${writes.p95.toFixed(0)} ms`] : []),
    ...(failed > limits.failed ? [`${(failed * 100).toFixed(2)} % failed`] : []),
    ...full.map((part) => `a core is full: ${part}`),
    ...(used.machine / seconds > limits.machine * cpus().length ? ['the machine is full, client and all'] : []),
  ];
}

async function step(environment: TestEnvironment, count: number): Promise<Step> {
  await environment.tabs.add(environment.members.slice(environment.tabs.open, count));
  const members = environment.members.slice(0, count);
  const rate = count * peak.requestsPerMember;
  await measure(environment, { members, rate, seconds: WARM_SECONDS });
  const [received, cut] = [environment.tabs.received, environment.tabs.cut];
  const measured = await measure(environment, { members, rate, seconds: SECONDS });
  const { answers, seconds, used, server, failures, late } = measured;
  const [reads, writes] = [timesOf(ofKind(answers, 'read')), timesOf(ofKind(answers, 'write'))];
  const named = callNames.map((name) => [name, timesOf(answers.filter((answer) => answer.name === name))] as const);
  return {
    members: count,
    seconds,
    rate: answers.length / seconds,
    used,
    server,
    membersPerCore: count / (server / seconds),
    reads,
    writes,
    calls: Object.fromEntries(named.filter(([, { count: some }]) => some > 0)),
    failed: reads.failed + writes.failed,
    failures,
    late,
    received: environment.tabs.received - received,
    cut: environment.tabs.cut - cut,
    over: overOf(measured, reads, writes),
  };
}

const printStep = ({ members, rate, server, seconds, membersPerCore, reads, writes, failed, used, over }: Step) =>
  console.log(
    `${members} members, ${rate.toFixed(0)} requests/s: ${(server / seconds).toFixed(2)} cores (client ${(used.client / seconds).toFixed(2)}), ` +
      `${membersPerCore.toFixed(0)} members a core, p95 ${reads.p95.toFixed(0)} / ${writes.p95.toFixed(0)} ms, ${failed} failed ${over.join('; ')}`,
  );

export async function runSteps(size: SizeName): Promise<Steps> {
  const before = machineInfo();
  const environment = await openEnvironment(size, Math.max(...STEPS));
  const steps: Step[] = [];
  try {
    // Warms up compilers and query plans before the first step.
    await measure(environment, { members: environment.members.slice(0, 500), rate: 40, seconds: 10 });
    for (const count of STEPS) {
      const taken = await step(environment, count);
      steps.push(taken);
      printStep(taken);
      if (Object.keys(taken.failures).length > 0) console.log(taken.failures);
      if (taken.over.length > 0) break;
      await sleep(1000);
    }
    const calls = await measureCalls(environment);
    return {
      size,
      under: `${before}, of which PostgreSQL keeps ${environment.memory}`,
      command: `npm run load -- steps ${size}`,
      steps,
      calls,
    };
  } finally {
    await environment.end();
  }
}
