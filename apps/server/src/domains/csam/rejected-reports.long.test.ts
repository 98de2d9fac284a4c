import { beforeEach, describe, expect, it } from 'vitest';
import { aClock, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useDocumentsBucket } from '../../../test/support/documents.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aCsamReviewer, useCsamWorker, type CsamReviewer } from '../../../test/support/csam.ts';

const clock = aClock();
const api = useApi({ clock });
const { worker, tips, finished, failNext, runAgain, aMatch } = useCsamWorker(api, clock, useDocumentsBucket('csam-rejected'));
let one: CsamReviewer;
let other: CsamReviewer;

// Each test advances the clock, and staff sessions are short.
beforeEach(async () => {
  await api.db.deleteFrom('csam_reviewer').execute();
  one = await aCsamReviewer(api, 'primary');
  other = await aCsamReviewer(api, 'secondary');
});

const reportOf = (caseId: string) => api.db.selectFrom('csam_report').selectAll().where('case_id', '=', caseId).executeTakeFirstOrThrow();

async function aConfirmed() {
  const found = await aMatch();
  await one.prepare(found.id);
  expect((await other.confirm(found.id)).status).toBe(200);
  return found;
}

describe('sendReport', () => {
  it.each([
    ['/submit', '4100'],
    ['/upload', '4200'],
    ['/fileinfo', '4100'],
    ['/finish', '4100'],
    ['/submit', '2000'],
    ['/submit', '3100'],
  ])('raises an alarm and retries after NCMEC rejects %s with %s', async (path, code) => {
    const { id, owner } = await aConfirmed();
    const watch = async () => {
      await worker.runTask('csam:check-reports');
      await worker.runJobs();
    };
    await failNext(path, code, 2);
    await worker.runJobs();
    expect(await reportOf(id)).toMatchObject({
      state: 'rejected',
      problem: expect.stringContaining(`answered ${code} to ${path}`) as string,
      retry_at: new Date(clock.now().getTime() + 5 * MINUTE),
    });
    await watch();
    expect(await worker.gauge('csam_reports_rejected')).toBe(1);
    expect(await worker.gauge('csam_reports_overdue')).toBe(1);
    const alarmed = api.db.selectFrom('audit_entry').select('seq').where('subject_id', '=', id).where('action', '=', 'csam.report_overdue');
    expect(await alarmed.execute()).toHaveLength(1);

    // After the second rejection the interval doubles.
    clock.pass(5 * MINUTE);
    await watch();
    expect(await reportOf(id)).toMatchObject({ state: 'rejected', retry_at: new Date(clock.now().getTime() + 10 * MINUTE), attempts: 2 });
    clock.pass(10 * MINUTE - 1);
    await watch();
    expect(await reportOf(id)).toMatchObject({ state: 'rejected', attempts: 2 });

    // After a release that corrects the mistake, the retry succeeds without a reviewer.
    clock.pass(1);
    await watch();
    expect(await reportOf(id)).toMatchObject({ state: 'acknowledged', problem: null, retry_at: null });
    expect((await finished()).filter(({ xml }) => xml.includes(owner.id))).toHaveLength(1);
    expect((await tips()).filter(({ xml, state }) => xml.includes(owner.id) && state === 'open')).toEqual([]);
    await watch();
    expect(await worker.gauge('csam_reports_rejected')).toBe(0);
  });

  it('retries immediately when a reviewer resends it, after retracting the unfinished report', async () => {
    const { id, owner } = await aConfirmed();
    await failNext('/fileinfo', '4100');
    await worker.runJobs();
    expect((await one.resend(id)).body.report).toMatchObject({ state: 'waiting' });
    await worker.runJobs();
    expect(await reportOf(id)).toMatchObject({ state: 'acknowledged' });
    expect((await tips()).filter(({ xml }) => xml.includes(owner.id)).map(({ state }) => state)).toEqual(['finished', 'retracted']);
    expect((await one.resend(id)).status).toBe(404);
  });

  it('opens a new report when NCMEC has deleted the unfinished one', async () => {
    const { id, owner } = await aConfirmed();
    await failNext('/finish', '500');
    await expect(worker.runJobs()).rejects.toThrow('jobs failed');
    clock.pass(25 * HOUR);
    await runAgain();
    expect(await reportOf(id)).toMatchObject({ state: 'acknowledged' });
    expect((await finished()).filter(({ xml }) => xml.includes(owner.id))).toHaveLength(1);
  });
});
