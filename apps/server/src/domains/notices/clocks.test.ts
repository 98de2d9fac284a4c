import { reminderAt } from '@subrosa/rules/moderation/due-dates';
import { caseRules, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '../../app/worker.ts';
import { newId } from '../../platform/ids.ts';
import type { Running } from '../../platform/lifecycle.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { fileANotice } from '../../../test/support/notices.ts';

let now = new Date();
const api = useApi({ clock: { now: () => now } });
let worker: Running;

beforeAll(async () => {
  worker = await startWorker(api.config);
});
afterAll(() => worker.stop());

interface Row {
  kind: CaseKind;
  received: string;
  due: string;
  reminders: readonly string[];
}

/**
 * Deadlines by law and by rules of the card networks, from receipt of the notice. Deadlines in days end with the day,
 * in UTC.
 */
const clocks: readonly Row[] = [
  {
    kind: 'ncii',
    received: '2026-11-13T22:00',
    due: '2026-11-15T22:00',
    reminders: ['2026-11-14T10:00', '2026-11-14T22:00', '2026-11-15T22:00'],
  },
  {
    kind: 'ncii',
    received: '2028-02-28T12:30',
    due: '2028-03-01T12:30',
    reminders: ['2028-02-29T00:30', '2028-02-29T12:30', '2028-03-01T12:30'],
  },
  { kind: 'dmca', received: '2026-11-13T22:00', due: '2026-11-18T00:00', reminders: ['2026-11-17T00:00', '2026-11-18T00:00'] },
  { kind: 'counter_notice', received: '2026-11-13T22:00', due: '2026-12-04T00:00', reminders: ['2026-11-28T00:00', '2026-12-04T00:00'] },
  {
    kind: 'complaint',
    received: '2026-11-13T22:00',
    due: '2026-11-25T00:00',
    reminders: ['2026-11-19T00:00', '2026-11-24T00:00', '2026-11-25T00:00'],
  },
  {
    kind: 'complaint',
    received: '2026-11-14T09:00',
    due: '2026-11-25T00:00',
    reminders: ['2026-11-19T00:00', '2026-11-24T00:00', '2026-11-25T00:00'],
  },
  { kind: 'depicted_person', received: '2026-12-28T09:00', due: '2027-01-07T00:00', reminders: ['2027-01-01T00:00', '2027-01-07T00:00'] },
  {
    kind: 'privacy_request',
    received: '2026-11-13T22:00',
    due: '2026-12-29T00:00',
    reminders: ['2026-11-28T00:00', '2026-12-14T00:00', '2026-12-24T00:00', '2026-12-29T00:00'],
  },
  { kind: 'contact', received: '2026-11-13T22:00', due: '2026-11-19T00:00', reminders: ['2026-11-19T00:00'] },
];

const at = (moment: string) => new Date(`${moment}:00Z`);

async function openedBy(kind: CaseKind): Promise<{ opened_at: Date; due_at: Date }> {
  if (kind !== 'contact' && kind !== 'privacy_request') return (await fileANotice(api, kind as NoticeKind)).case;
  const email = `vera-${newId()}@example.org`;
  const headers = { 'x-forwarded-for': aNetwork() };
  if (kind === 'contact') await api.post('/api/contact', { email, message: 'Hello' }, headers);
  else await api.post('/api/user-details/ccpa', { email, kind: 'know' }, headers);
  const table = kind === 'contact' ? 'contact_message' : 'privacy_request';
  const { id } = await api.db.selectFrom(table).select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const find = () => api.db.selectFrom('moderation_case').select(['opened_at', 'due_at']).where('subject_id', '=', id).executeTakeFirst();
  return eventually(find, 15_000, `a case of kind ${kind}`);
}

describe('deadlines', () => {
  it.each(clocks)('$kind, received $received, is due $due with earlier reminders', async ({ kind, received, due, reminders }) => {
    now = at(received);
    const opened = await openedBy(kind);
    expect(opened).toMatchObject({ opened_at: at(received), due_at: at(due) });
    expect(caseRules[kind].reminders.map((_, sent) => reminderAt(kind, opened.opened_at, sent))).toEqual(reminders.map(at));
  });

  it('gives privacy requests ten business days to acknowledge and 45 days to answer', async () => {
    now = at('2026-11-13T22:00');
    const email = `vera-${newId()}@example.org`;
    await api.post('/api/user-details/ccpa', { email, kind: 'delete' }, { 'x-forwarded-for': aNetwork() });
    const { acknowledge_by, answer_by } = await api.db
      .selectFrom('privacy_request')
      .select(['acknowledge_by', 'answer_by'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect([acknowledge_by, answer_by]).toEqual(['2026-11-27', '2026-12-28']);
  });
});
