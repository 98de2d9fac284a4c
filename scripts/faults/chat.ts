/** kill -9 of api, realtime, worker, PostgreSQL and Redis in turn while members talk, held against their ledger. */
import { loadavg } from 'node:os';
import { openOwnHouse } from '../../apps/server/src/testing/own-house.ts';
import { gatherCompany } from '../../apps/server/src/testing/talking/company.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const MEMBERS = 12;
const AWAY_MS = 2000;
const LONGEST_GAP_S = 30;

const house = await openOwnHouse();
try {
  const company = await gatherCompany(house, MEMBERS);
  let longestGap = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const part of house.parts) {
      const { sent, unanswered, live, fetched, gapSeconds, knownSeconds } = await company.killed(part, AWAY_MS);
      longestGap = Math.max(longestGap, gapSeconds);
      console.log(
        `${round}. ${part.name} killed for ${AWAY_MS / 1000} s: ${sent} acknowledged, ${unanswered} attempts without an answer, ` +
          `longest pause ${gapSeconds.toFixed(1)} s; tabs heard ${live} live and fetched ${fetched}, all knew all ${knownSeconds.toFixed(1)} s after its start`,
      );
    }
  }
  const faults = await company.findFaults();
  company.leave();
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(
    `${company.ledger.acknowledged.length} acknowledged in ${MEMBERS} conversations, ${ROUNDS * house.parts.length} kills: ` +
      `${faults.length} faults, longest pause ${longestGap.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})`,
  );
  if (faults.length > 0 || longestGap > LONGEST_GAP_S) process.exitCode = 1;
} finally {
  await house.close();
}
