import { caseKinds, caseRules } from '@subrosa/rules/moderation/case-rules';
import { reminderAt, dueAt } from '@subrosa/rules/moderation/due-dates';
import { expect, it } from 'vitest';
import { aClock } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aCase, aModerator } from '../../../test/support/moderation.ts';
import { sendReminders } from './commands/send-reminders.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

const found = async (id: string) =>
  api.db
    .selectFrom('moderation_case')
    .select(['opened_at', 'due_at', 'reminder_count', 'next_reminder_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it.each(caseKinds)('%s has the deadline and the reminders of its kind', async (kind) => {
  const { id } = await aCase(api, clock, { kind });
  const { opened_at: openedAt, due_at: due } = await found(id);
  expect(due).toEqual(dueAt(kind, openedAt));
  for (const sent of caseRules[kind].reminders.keys()) {
    const next = reminderAt(kind, openedAt, sent)?.getTime() ?? 0;
    clock.pass(next - 1 - clock.now().getTime());
    await sendReminders(worker.db, clock);
    expect((await found(id)).reminder_count).toBe(sent);
    clock.pass(1);
    await sendReminders(worker.db, clock);
    expect((await found(id)).reminder_count).toBe(sent + 1);
  }
  expect((await found(id)).next_reminder_at).toBeNull();
  const events = await api.db
    .selectFrom('moderation_event')
    .select('kind')
    .where('case_id', '=', id)
    .where('kind', '=', 'reminded')
    .execute();
  expect(events).toHaveLength(caseRules[kind].reminders.length);
});

it('sendReminders publishes one live update for several missed reminders, to staff of the kind', async () => {
  const [sable, briar] = [await aModerator(api), await aModerator(api, 'moderator')];
  const { id } = await aCase(api, clock, { kind: 'ncii' });
  await worker.runJobs();
  clock.pass(25 * 3_600_000);
  await sendReminders(worker.db, clock);
  expect(await found(id)).toMatchObject({ reminder_count: 2 });
  const countUpdatesTo = async (memberId: string) => {
    const entries = (await worker.redis.xRange('socket.io', '-', '+')) ?? [];
    return entries.map((entry) => JSON.stringify(entry)).filter((text) => text.includes('cases-changed') && text.includes(memberId)).length;
  };
  const before = [await countUpdatesTo(sable.id), await countUpdatesTo(briar.id)];
  await worker.runJobs();
  expect([await countUpdatesTo(sable.id), await countUpdatesTo(briar.id)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

it('sendReminders ignores a decided case', async () => {
  const sable = await aModerator(api);
  const { id } = await aCase(api, clock, { kind: 'ncii' });
  await sable.take(id);
  await sable.decide(id, { decision: 'dismiss' });
  clock.pass(50 * 3_600_000);
  await sendReminders(worker.db, clock);
  expect(await found(id)).toMatchObject({ reminder_count: 0 });
});
