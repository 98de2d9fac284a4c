import { dayOf } from '@subrosa/rules/statistics/periods';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createLog } from '../../platform/log.ts';
import { aClock, DAY, HOUR } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { daysLater } from './day.ts';
import { tallyDays } from './commands/tally-days.ts';
import { startErrorTally } from './index.ts';
import type { getOverview } from './get-overview.ts';
import type { getQueueStatistics } from './get-queue-statistics.ts';

const clock = aClock();
const api = useApi({ clock });

type Overview = Awaited<ReturnType<typeof getOverview>>;
type Queue = Awaited<ReturnType<typeof getQueueStatistics>>;

const overviewOf = async (staff: Moderator, days = '14') =>
  (await staff.call<Overview>('GET', `/api/staff/statistics/overview?days=${days}`)).body;
const queueOf = async (staff: Moderator) => (await staff.call<Queue>('GET', '/api/staff/statistics/queue')).body;
const today = () => dayOf(clock.now());

describe('GET /api/staff/statistics/queue', () => {
  it('counts the kinds of a role, or all for statistics viewers; links only cases that the role decides', async () => {
    const { id } = await aCase(api, clock, { kind: 'ncii' });
    await aCase(api, clock, { kind: 'media_review' });
    const [reviewer, auditor, lead] = [await aModerator(api, 'reviewer'), await aModerator(api, 'auditor'), await aModerator(api)];
    expect((await queueOf(reviewer)).waiting.map(({ kind }) => kind)).toEqual(['media_review']);
    expect((await queueOf(reviewer)).clocks).toEqual([]);
    expect((await queueOf(auditor)).waiting.map(({ kind }) => kind).toSorted()).toEqual(['media_review', 'ncii']);
    expect((await queueOf(auditor)).clocks).toMatchObject([{ id: null, kind: 'ncii' }]);
    expect((await queueOf(lead)).clocks).toMatchObject([{ id, kind: 'ncii' }]);
  });

  it('excludes cases in which the staff member is involved', async () => {
    const lead = await aModerator(api);
    const count = async () => (await queueOf(lead)).waiting.find(({ kind }) => kind === 'complaint')?.count ?? 0;
    const before = await count();
    await aCase(api, clock, { kind: 'complaint', memberId: lead.id });
    await aCase(api, clock, { kind: 'complaint', reporterId: lead.id });
    expect(await count()).toBe(before);
    await aCase(api, clock, { kind: 'complaint' });
    expect(await count()).toBe(before + 1);
  });
});

describe('GET /api/staff/statistics/overview', () => {
  it('counts a day once after it is over, so that deleted members stay counted', async () => {
    const lead = await aModerator(api);
    const members = await Promise.all(Array.from({ length: 6 }, () => aMember(api.db, api.config, { joinedAt: clock.now() })));
    const { id } = await aCase(api, clock, { kind: 'media_review' });
    await lead.take(id);
    await lead.decide(id, { decision: 'reject', reason: 'quality' });
    const day = today();
    const running = (await overviewOf(lead)).days.at(-1);
    expect(running).toMatchObject({ day, against: 1 });
    // Rounded down to multiples of five during the day.
    expect(running?.joined).toBe(5);
    clock.pass(DAY);
    await tallyDays(api.db, clock);
    await api.db
      .deleteFrom('member')
      .where(
        'id',
        'in',
        members.map((one) => one.id),
      )
      .execute();
    await tallyDays(api.db, clock);
    const next = await aModerator(api);
    const { days, onDuty, reasons } = await overviewOf(next, '90');
    expect(days).toHaveLength(90);
    const kept = days.find((one) => one.day === day);
    expect(kept).toMatchObject({ against: 1, approved: 0 });
    expect(kept?.joined).toBeGreaterThanOrEqual(6);
    expect(days.find((one) => one.day === daysLater(day, -20))).toMatchObject({ joined: null, waiting: 0 });
    expect(reasons).toContainEqual({ reason: 'quality', count: 1 });
    expect(onDuty).toEqual([]);
  });

  it('shows decisions by staff member to the safety lead only', async () => {
    const lead = await aModerator(api);
    const { id } = await aCase(api, clock, { kind: 'media_review' });
    await lead.take(id);
    await lead.decide(id, { decision: 'approve' });
    expect((await overviewOf(lead)).onDuty).toContainEqual({ username: lead.username, role: 'safety_lead', decided: 1 });
    for (const role of ['auditor', 'administrator'] as const) expect((await overviewOf(await aModerator(api, role))).onDuty).toBeNull();
  });

  it('counts complaints that were answered in time', async () => {
    const lead = await aModerator(api);
    const [inTime, late] = [await aCase(api, clock, { kind: 'complaint' }), await aCase(api, clock, { kind: 'complaint' })];
    await lead.take(inTime.id);
    await lead.decide(inTime.id, { decision: 'dismiss' });
    const past = new Date(clock.now().getTime() - HOUR);
    await api.db.updateTable('moderation_case').set({ due_at: past }).where('id', '=', late.id).execute();
    await lead.take(late.id);
    await lead.decide(late.id, { decision: 'dismiss' });
    const { complaints } = await overviewOf(lead, '1');
    expect(complaints).toEqual({ answered: 2, inTime: 1 });
  });

  it('adds each error to the day once, without those of overload', async () => {
    const lead = await aModerator(api);
    const metrics = createMetrics('test');
    const before = (await overviewOf(lead)).days.at(-1)?.errors ?? 0;
    metrics.requests.observe({ method: 'GET', route: '/x', status: '500' }, 0.1);
    metrics.requests.observe({ method: 'GET', route: '/x', status: '503' }, 0.1);
    metrics.clientErrors.inc(2);
    const tally = startErrorTally({ db: api.db, clock, metrics, log: createLog(api.config, 'test') });
    await tally.stop();
    await tally.stop();
    expect((await overviewOf(lead)).days.at(-1)?.errors).toBe(before + 3);
  });
});

describe('/api/staff/statistics/legal-matters', () => {
  it('records and resolves a legal matter once, by the safety lead', async () => {
    const [lead, auditor] = [await aModerator(api), await aModerator(api, 'auditor')];
    const came = { kind: 'order_to_inform', country: 'IE', receivedOn: today() };
    expect((await auditor.call('POST', '/api/staff/statistics/legal-matters', came)).status).toBe(404);
    expect((await lead.call('POST', '/api/staff/statistics/legal-matters', { ...came, receivedOn: daysLater(today(), 1) })).status).toBe(
      400,
    );
    const { body } = await lead.call<{ id: string }>('POST', '/api/staff/statistics/legal-matters', came);
    const answer = (on: string) =>
      lead.call('POST', `/api/staff/statistics/legal-matters/${body.id}/resolve`, { resolvedOn: on, outcome: 'rejected' });
    expect((await answer(daysLater(today(), -1))).status).toBe(400);
    expect((await answer(today())).status).toBe(200);
    expect((await answer(today())).status).toBe(404);
    expect(
      (await lead.call('POST', `/api/staff/statistics/legal-matters/${newId()}/resolve`, { resolvedOn: today(), outcome: 'rejected' }))
        .status,
    ).toBe(404);
    expect((await auditor.call<object[]>('GET', '/api/staff/statistics/legal-matters')).body).toMatchObject([
      { ...came, outcome: 'rejected' },
    ]);
    const logged = await api.db.selectFrom('audit_entry').select('action').where('subject_id', '=', body.id).orderBy('seq').execute();
    expect(logged.map(({ action }) => action).slice(0, 2)).toEqual(['legal_matter.recorded', 'legal_matter.resolved']);
  });
});

it.each(['support', 'reviewer', 'moderator'] as const)('limits statistics to the queue for %s', async (role) => {
  const staff = await aModerator(api, role);
  for (const path of ['overview', 'transparency?period=2025', 'card-report?period=2025-01', 'legal-matters']) {
    expect([path, (await staff.call('GET', `/api/staff/statistics/${path}`)).status]).toEqual([path, 404]);
  }
  expect((await staff.call('GET', '/api/staff/statistics/queue')).status).toBe(200);
});
