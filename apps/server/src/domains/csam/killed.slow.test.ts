import { once } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { useDocumentsBucket } from '../../../test/support/documents.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { spawnProcess } from '../../../test/support/processes.ts';
import { aCsamReviewer, useCsamWorker, type CsamReviewer } from '../../../test/support/csam.ts';

const clock = aClock();
const api = useApi({ clock });
const { worker, tips, finished, aMatch, workerConfig } = useCsamWorker(api, clock, useDocumentsBucket('csam-killed'));
let one: CsamReviewer;
let other: CsamReviewer;

// Each test advances the clock, and staff sessions are short.
beforeEach(async () => {
  await api.db.deleteFrom('csam_reviewer').execute();
  one = await aCsamReviewer(api, 'primary');
  other = await aCsamReviewer(api, 'secondary');
});

async function sendAndDie(caseId: string, haltAt: string): Promise<unknown> {
  const worker = spawnProcess('../test/support/reporting-worker.ts', workerConfig(), {
    CASE_ID: caseId,
    HALT_AT: haltAt,
    NOW: clock.now().toISOString(),
  });
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
  return signal ?? code;
}

it.each([
  ['after:submit', 'open'],
  ['before:describe', 'open'],
  ['after:describe', 'open'],
  ['before:finish', 'open'],
  ['after:finish', 'finished'],
])('sendReport sends one report although the worker is killed %s', async (point, left) => {
  const { id, owner } = await aMatch();
  await one.prepare(id);
  await other.confirm(id);
  const about = async () => (await tips()).filter(({ xml }) => xml.includes(owner.id));

  expect(await sendAndDie(id, point)).toBe('SIGKILL');
  expect((await about()).map(({ state }) => state)).toEqual([left]);

  // Another worker can start only after the claim of the killed one has expired.
  await expect(worker.runJobs()).rejects.toThrow('jobs failed');
  clock.pass(11 * MINUTE);
  await worker.runTask('csam:check-reports');
  await worker.runJobs();
  expect((await finished()).filter(({ xml }) => xml.includes(owner.id))).toHaveLength(1);
  const { state } = await api.db.selectFrom('csam_report').select('state').where('case_id', '=', id).executeTakeFirstOrThrow();
  expect(state).toBe('acknowledged');
});
