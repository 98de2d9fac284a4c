/** kill -9 of api, realtime, worker, PostgreSQL and Redis in turn while members send messages, compared with their ledger. */
import { loadavg } from 'node:os';
import { startIsolatedStack } from '../../apps/server/test/support/isolated-stack.ts';
import { createTestMembers } from '../../apps/server/test/support/chat-load/test-members.ts';

const ITERATIONS = Number(process.env['ROUNDS'] ?? 5);
const MEMBERS = 12;
const OUTAGE_MS = 2000;
const LONGEST_GAP_S = 30;

const stack = await startIsolatedStack();
try {
  const testMembers = await createTestMembers(stack, MEMBERS);
  let longestGap = 0;
  for (let iteration = 1; iteration <= ITERATIONS; iteration += 1) {
    for (const part of stack.parts) {
      const { sent, unanswered, live, fetched, gapSeconds, knownSeconds } = await testMembers.killed(part, OUTAGE_MS);
      longestGap = Math.max(longestGap, gapSeconds);
      console.log(
        `${iteration}. ${part.name} killed for ${OUTAGE_MS / 1000} s: ${sent} acknowledged, ${unanswered} attempts without an answer, ` +
          `longest pause ${gapSeconds.toFixed(1)} s; tabs heard ${live} live and fetched ${fetched}, all knew all ${knownSeconds.toFixed(1)} s after its start`,
      );
    }
  }
  const faults = await testMembers.findFaults();
  testMembers.leave();
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(
    `${testMembers.ledger.acknowledged.length} acknowledged in ${MEMBERS} conversations, ${ITERATIONS * stack.parts.length} kills: ` +
      `${faults.length} faults, longest pause ${longestGap.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})`,
  );
  if (faults.length > 0 || longestGap > LONGEST_GAP_S) process.exitCode = 1;
} finally {
  await stack.close();
}
