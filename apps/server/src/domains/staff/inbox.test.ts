import type { Inbox } from '@subrosa/contract/staff/inbox';
import { expect, it } from 'vitest';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';

const clock = aClock();
const api = useApi({ clock });

const inbox = async (staff: Moderator) => (await staff.call<Inbox>('GET', '/api/staff/inbox')).body;
const remind = (caseId: string) => api.db.updateTable('moderation_case').set({ reminder_count: 1 }).where('id', '=', caseId).execute();

it('GET /api/staff/inbox returns claimed cases that are due within a day', async () => {
  const sable = await aModerator(api, 'moderator');
  const [soon, later] = [await aCase(api, clock, { kind: 'member_report' }), await aCase(api, clock, { kind: 'complaint' })];
  await sable.take(soon.id);
  await sable.take(later.id);
  const found = await inbox(sable);
  expect(found.due.map(({ caseId }) => caseId)).toEqual([soon.id]);
  await sable.release(soon.id);
  expect((await inbox(sable)).due).toEqual([]);
});

it('GET /api/staff/inbox returns unassigned cases with a reminder, of kinds that the role decides', async () => {
  const [sable, colleague] = [await aModerator(api, 'moderator'), await aModerator(api, 'moderator')];
  const { id } = await aCase(api, clock, { kind: 'dmca' });
  const { id: foreign } = await aCase(api, clock, { kind: 'ncii' });
  for (const caseId of [id, foreign]) await remind(caseId);
  const reminders = async (staff: Moderator) => (await inbox(staff)).reminders.map(({ caseId }) => caseId);
  expect(await reminders(sable)).toEqual([id]);
  expect(await reminders(await aModerator(api, 'safety_lead'))).toEqual(expect.arrayContaining([id, foreign]));
  expect((await inbox(sable)).count).toBe(1);
  await colleague.take(id);
  expect(await reminders(sable)).toEqual([]);
});

it('GET /api/staff/inbox counts support requests only for roles that answer them', async () => {
  const [rue, sable] = [await aModerator(api, 'support'), await aModerator(api, 'moderator')];
  const before = (await inbox(rue)).supportRequests;
  await aCase(api, clock, { kind: 'contact' });
  expect((await inbox(rue)).supportRequests).toBe(before + 1);
  expect((await inbox(sable)).supportRequests).toBe(0);
});

it('GET /api/staff/inbox shows a decided appeal to the first moderator only', async () => {
  const [sable, linden] = [await aModerator(api, 'safety_lead'), await aModerator(api, 'safety_lead')];
  const moth = await aMember(api.db, api.config);
  const browser = aBrowser(api);
  await browser.login(moth);
  const { id } = await aCase(api, clock, { kind: 'member_report', memberId: moth.id });
  await sable.take(id);
  await sable.decide(id, { decision: 'reject', reason: 'harassment', sanction: { kind: 'warning' } });
  const [statementOfReasons] = (await browser.call<{ id: string }[]>('GET', '/api/statements-of-reasons')).body;
  await browser.call('POST', `/api/statements-of-reasons/${statementOfReasons?.id}/appeal`, { text: 'It was not me.' });
  expect((await inbox(sable)).appeals).toEqual([]);
  const [appeal] = (await linden.list({ kind: 'appeal' })).body.cases;
  await linden.take(appeal?.id ?? '');
  await linden.decide(appeal?.id ?? '', { decision: 'overturn' });
  clock.pass(MINUTE);
  const sableAgain = await inbox(sable);
  expect(sableAgain.appeals).toMatchObject([{ caseId: id, kind: 'member_report', outcome: 'overturned' }]);
  expect((await inbox(linden)).appeals).toEqual([]);
});

it('GET /api/staff/inbox returns 200 for a staff role and 404 for a member', async () => {
  expect((await (await aModerator(api, 'auditor')).call('GET', '/api/staff/inbox')).body).toMatchObject({
    count: 0,
    due: [],
    reminders: [],
  });
  expect((await (await aModerator(api, null)).call('GET', '/api/staff/inbox')).status).toBe(404);
});
