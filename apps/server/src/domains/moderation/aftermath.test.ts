import type { StatementOfReasonsView } from '@subrosa/contract/moderation';
import { identityChecks } from '@subrosa/rules/verification/checks';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aPublishedItem } from '../../../test/support/media.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aCase, aModerator, type Moderator } from '../../../test/support/moderation.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { fileANotice } from '../../../test/support/notices.ts';
import { aProfile } from '../../../test/support/profiles.ts';
import { aReviewer, someoneProvable } from '../../../test/support/verification.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let first: Moderator;
let second: Moderator;
let member: BuiltMember;
let tab: TestBrowser;
beforeEach(async () => {
  first = await aModerator(api);
  second = await aModerator(api);
  member = await aMember(api.db, api.config);
  tab = aBrowser(api);
  await tab.login(member);
});

async function decided(caseId: string, body: object, by = first) {
  await by.take(caseId);
  const answered = await by.decide(caseId, body);
  expect(answered.status).toBe(200);
  await worker.runJobs();
  return answered.body;
}

const against = { decision: 'reject', reason: 'harassment' };

/** The member appeals the newest decision, and the second moderator decides the appeal. */
async function appealed(decision: 'overturn' | 'uphold', review: (statementOfReasonsId: string) => Promise<void> = async () => undefined) {
  const [statementOfReasons] = (await tab.call<StatementOfReasonsView[]>('GET', '/api/statements-of-reasons')).body;
  expect(
    (await tab.call('POST', `/api/statements-of-reasons/${statementOfReasons!.id}/appeal`, { text: 'Please look again.' })).status,
  ).toBe(200);
  const { id } = await api.db
    .selectFrom('moderation_case')
    .select('id')
    .where('subject_id', '=', statementOfReasons!.id)
    .executeTakeFirstOrThrow();
  await second.take(id);
  await review(statementOfReasons!.id);
  await second.decide(id, { decision });
  await worker.runJobs();
}

const notificationsOf = async (memberId: string) =>
  (await api.db.selectFrom('notification').select('kind').where('member_id', '=', memberId).orderBy('sequence').execute()).map(
    ({ kind }) => kind,
  );

describe('decision against a member', () => {
  it('notifies a member who can log in about the decision and the answer to an appeal', async () => {
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: member.id });
    await decided(id, { ...against, sanction: { kind: 'warning' } });
    expect(await notificationsOf(member.id)).toEqual(['decision_made']);
    await appealed('uphold');
    expect(await notificationsOf(member.id)).toEqual(['decision_made', 'appeal_answered']);
  });

  it('adds no second notification when the picture already has one', async () => {
    const item = await aPublishedItem(api.db, { ownerId: member.id });
    const { id } = await aCase(api, clock, { kind: 'media_objection', memberId: member.id, subjectId: item.id });
    await decided(id, { decision: 'remove', reason: 'objection' });
    expect(await notificationsOf(member.id)).not.toContain('decision_made');
  });

  it('sends a suspended member an email with a link to the decision, without its content', async () => {
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: member.id });
    await decided(id, { ...against, note: 'You threatened somebody.', sanction: { kind: 'suspension', days: 7 } });
    // The email about the login above may be sent later, so the email is found by its kind.
    const email = worker.emailsTo(member.email).find(({ kind }) => kind === 'account-decided');
    expect(email).toMatchObject({ facts: { url: expect.stringMatching(/\/decision$/) } });
    expect(JSON.stringify(email)).not.toMatch(/threatened|harass|suspen/i);
    expect(await notificationsOf(member.id)).toEqual([]);
  });
});

describe('moderator of an appeal', () => {
  it('gets read access to the subject of the first decision, which is recorded', async () => {
    const filed = await fileANotice(api, 'complaint');
    const item = await aPublishedItem(api.db, { ownerId: member.id });
    await first.take(filed.case.id);
    await first.call('PUT', `/api/staff/notices/${filed.id}/media`, { mediaIds: [item.id] });
    const readNotice = () => second.call('GET', `/api/staff/notices/${filed.id}`);
    expect((await readNotice()).status).toBe(404);
    await decided(filed.case.id, { decision: 'remove', reason: 'not_allowed' });
    await appealed('uphold', async (statementOfReasonsId) => {
      expect(await readNotice()).toMatchObject({ status: 200, body: { media: [{ id: item.id, isSelected: true }] } });
      const changed = await second.call('PUT', `/api/staff/notices/${filed.id}/media`, { mediaIds: [] });
      expect(changed.status).toBe(404);
      expect((await second.call('GET', `/api/staff/appeals/${statementOfReasonsId}`)).body).toMatchObject({
        text: 'Please look again.',
        statementOfReasons: { reason: 'not_allowed' },
        subject: { caseId: filed.case.id, subjectKind: 'notice', subjectId: filed.id },
      });
    });
    expect((await readNotice()).status).toBe(404);
    const { id } = await api.db
      .selectFrom('moderation_case')
      .select('id')
      .where('kind', '=', 'appeal')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect((await second.read(id)).body.events.map(({ kind }) => kind)).toContain('accessed');
  });
});

describe('pictures hidden by a notice', () => {
  const stateOf = async (id: string) => (await api.db.selectFrom('media').select('state').where('id', '=', id).executeTakeFirst())?.state;

  async function hidden(kind: 'dmca' | 'complaint') {
    const [own, other] = [await aPublishedItem(api.db, { ownerId: member.id }), await aMember(api.db, api.config)];
    const theirs = await aPublishedItem(api.db, { ownerId: other.id });
    const filed = await fileANotice(api, kind);
    await first.take(filed.case.id);
    await first.call('PUT', `/api/staff/notices/${filed.id}/media`, { mediaIds: [own.id, theirs.id] });
    await decided(filed.case.id, { decision: 'remove', reason: 'not_allowed' });
    expect([await stateOf(own.id), await stateOf(theirs.id)]).toEqual(['rejected', 'rejected']);
    return { own, theirs };
  }

  it('restores only the pictures of the member whose appeal succeeded', async () => {
    const { own, theirs } = await hidden('complaint');
    await appealed('overturn');
    expect([await stateOf(own.id), await stateOf(theirs.id)]).toEqual(['published', 'rejected']);
  });

  it('restores a picture ten business days after an approved counter-notice', async () => {
    const { own } = await hidden('dmca');
    const answer = await fileANotice(api, 'counter_notice');
    await first.take(answer.case.id);
    await first.call('PUT', `/api/staff/notices/${answer.id}/media`, { mediaIds: [own.id] });
    await decided(answer.case.id, { decision: 'approve' });
    expect(await stateOf(own.id)).toBe('rejected');
    const { rows } = await sql<{
      run_at: Date;
    }>`SELECT run_at FROM graphile_worker.jobs WHERE key = ${`media:reinstate/${own.id}`}`.execute(worker.db);
    expect(rows.map(({ run_at: at }) => at.getTime() - clock.now().getTime() > 13 * DAY)).toEqual([true]);
    await worker.runTask('media:reinstate', { id: own.id });
    expect(await stateOf(own.id)).toBe('published');
  });
});

describe('profile texts', () => {
  const about = 'Quiet evenings, old books.';
  const seen = async () => {
    const other = aBrowser(api);
    const stranger = await aMember(api.db, api.config);
    await aProfile(api.db, stranger.id, {});
    await other.login(stranger);
    return (await other.call<{ about: string }>('GET', `/api/user-details/username/${member.username}`)).body.about;
  };
  const waiting = () =>
    api.db
      .selectFrom('moderation_case')
      .select('id')
      .where('kind', '=', 'profile_text')
      .where('member_id', '=', member.id)
      .where('state', '=', 'open')
      .execute();

  it('withholds rejected texts from others and opens a new case when they are changed', async () => {
    await aProfile(api.db, member.id, { about });
    const { id } = await aCase(api, clock, { kind: 'profile_text', memberId: member.id, subjectId: member.id });
    await first.take(id);
    const read = await first.call('GET', `/api/staff/profiles/${id}`);
    expect(read).toMatchObject({ status: 200, body: { about, withheld: false } });
    expect(JSON.stringify(read.body)).not.toContain(member.username);
    expect((await second.call('GET', `/api/staff/profiles/${id}`)).status).toBe(404);
    await decided(id, { decision: 'reject', reason: 'not_allowed' });
    expect(await seen()).toBe('');
    expect((await tab.call<{ about: string }>('GET', '/api/profile')).body.about).toBe(about);
    expect(await notificationsOf(member.id)).toEqual(['decision_made']);

    await tab.call('PUT', `/api/user-details/${member.id}`, { about: 'New books.' });
    const [again] = await waiting();
    await decided(again!.id, { decision: 'dismiss' });
    expect(await seen()).toBe('New books.');
  });

  it('restores the texts when the decision is overturned', async () => {
    await aProfile(api.db, member.id, { about });
    const { id } = await aCase(api, clock, { kind: 'profile_text', memberId: member.id, subjectId: member.id });
    await decided(id, { decision: 'reject', reason: 'not_allowed' });
    await appealed('overturn', async () => {
      expect(await second.call('GET', `/api/staff/profiles/${id}`)).toMatchObject({ status: 200, body: { withheld: true } });
    });
    expect(await seen()).toBe(about);
  });

  it('opens a case when a text contains several contact details', async () => {
    await aProfile(api.db, member.id, { about });
    const save = (text: string) => tab.call('PUT', `/api/user-details/${member.id}`, { about: text });
    await save('Write to moth@example.org.');
    expect(await waiting()).toEqual([]);
    await save('Write to moth@example.org, m.oth@example.com, or call +1 604 555 0177.');
    expect(await waiting()).toHaveLength(1);
  });
});

describe('contact message', () => {
  it('sends the note of a moderator in the language of the sender, and no email without a note', async () => {
    const helper = await aModerator(api, 'support');
    for (const { email, note } of [
      { email: `vera-${clock.now().getTime()}@example.org`, note: 'It is in your settings.' },
      { email: `mila-${clock.now().getTime()}@example.org`, note: '' },
    ]) {
      await api.post('/api/contact', { email, message: 'Where is it?' }, { 'x-forwarded-for': aNetwork(), 'accept-language': 'he' });
      const { id: messageId } = await api.db
        .selectFrom('contact_message')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const { id } = await api.db.selectFrom('moderation_case').select('id').where('subject_id', '=', messageId).executeTakeFirstOrThrow();
      await decided(id, { decision: 'answer', ...(note && { note }) }, helper);
      const sent = worker.emailsTo(email).map(({ kind, locale, facts }) => ({ kind, locale, facts }));
      expect(sent).toMatchObject(note ? [{ kind: 'support-reply', locale: 'he', facts: { answer: note } }] : []);
    }
  });
});

describe('declined verification', () => {
  const caseOf = (memberId: string, kind = 'identity') =>
    api.db
      .selectFrom('moderation_case')
      .select(['id', 'first_decider_id'])
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .executeTakeFirst();

  async function declined() {
    const rowan = await aReviewer(api);
    const moth = await someoneProvable(api);
    await moth.submitDocument();
    await rowan.decline(moth.id, 'document_unreadable');
    await worker.runJobs();
    return { rowan, moth };
  }

  async function overturned(moth: Awaited<ReturnType<typeof someoneProvable>>) {
    const [statementOfReasons] = (await moth.call<StatementOfReasonsView[]>('GET', '/api/statements-of-reasons')).body;
    await moth.call('POST', `/api/statements-of-reasons/${statementOfReasons!.id}/appeal`, { text: 'It can be read.' });
    const { id } = (await caseOf(moth.id, 'appeal')) ?? { id: '' };
    await second.take(id);
    expect((await second.decide(id, { decision: 'overturn' })).status).toBe(200);
    await worker.runJobs();
  }

  it('waits for another moderator after a successful appeal and then counts for a year', async () => {
    const { rowan, moth } = await declined();
    await overturned(moth);
    expect(await moth.status()).toMatchObject({ current: { state: 'waiting', reason: null }, can: { submit: [] } });
    const again = await caseOf(moth.id);
    expect(again?.first_decider_id).toBe(rowan.id);
    const asRowan = await rowan.call('POST', `/api/staff/cases/${again?.id}/claim`, {});
    expect(asRowan.status).toBe(404);
    expect(await api.db.selectFrom('document').select('keep_until').where('owner_id', '=', moth.id).execute()).toEqual(
      [1, 2, 3].map(() => ({ keep_until: null })),
    );
    await second.take(again?.id ?? '');
    await second.decide(again?.id ?? '', { decision: 'approve', checks: identityChecks.document });
    await worker.runJobs();
    const inAYear = new Date(clock.now().getTime() + 365 * DAY).toISOString().slice(0, 10);
    expect((await moth.status()).verified).toEqual([expect.objectContaining({ method: 'document', renewBy: inAYear })]);
  });

  it('stays declined when the member has submitted another one meanwhile', async () => {
    const { moth } = await declined();
    clock.pass(1);
    await moth.submitDocument();
    await overturned(moth);
    expect((await moth.status()).past).toEqual([expect.objectContaining({ state: 'declined' })]);
  });
});

describe('GET /api/staff/cases/{id}', () => {
  it('shows the reporter by pseudonym, the end of a reveal, and the sanction', async () => {
    const reporter = await aMember(api.db, api.config);
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: member.id, reporterId: reporter.id });
    await first.take(id);
    const pseudonym = expect.stringMatching(/^M-[2-9A-Z]{7}$/);
    const before = (await first.read(id)).body;
    expect(before).toMatchObject({
      username: pseudonym,
      reporter: pseudonym,
      reporterRevealed: false,
      revealedUntil: null,
      sanction: null,
    });
    const { reporter: hidden } = before as unknown as { reporter: string };
    await first.reveal(hidden, { caseId: id, reason: 'They also wrote to support.' });
    expect((await first.read(id)).body).toMatchObject({ username: pseudonym, reporter: reporter.username, reporterRevealed: true });
    expect((await second.read(id)).body).toMatchObject({ reporter: hidden, reporterRevealed: false, revealedUntil: null });
    const closed = await decided(id, { ...against, sanction: { kind: 'strike' } });
    expect(closed).toMatchObject({ sanction: { kind: 'strike', lifted: false }, revealedUntil: null });
  });

  it('shows which identifiers match a banned member, without their values', async () => {
    const { id } = await aCase(api, clock, { kind: 'member_report', memberId: member.id });
    await decided(id, { ...against, sanction: { kind: 'ban' } });
    const [local, domain] = member.email.split('@');
    const back = await aMember(api.db, api.config, { email: `${local}+again@${domain}` });
    const evasion = await aCase(api, clock, { kind: 'ban_evasion', memberId: back.id, subjectId: back.id });
    const read = (await first.read(evasion.id)).body;
    expect(read).toMatchObject({ matchedIdentifiers: ['email'] });
    expect(JSON.stringify(read)).not.toContain(local);
  });
});
