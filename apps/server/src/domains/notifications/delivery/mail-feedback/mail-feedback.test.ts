import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../../platform/db/transaction.ts';
import { emit } from '../../../../platform/jobs/emit.ts';
import { DAY, MINUTE } from '../../../../../test/support/clock.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { useApi } from '../../../../../test/support/test-api.ts';
import { aMailReport } from '../../../../../test/support/mail-feedback.ts';
import { useOutgoing } from '../../../../../test/support/notification-delivery.ts';
import { verpAddress } from './verp.ts';
import { signReport } from './signature.ts';

const { testDb, clock, worker, pass, aReader, notify, minute } = useOutgoing();
const api = useApi({ database: testDb, clock });

// The test shares the machine with the api, which sheds load right after its start.
beforeAll(() => eventually(async () => (await api.get('/api/config')).ok, 20_000, 'an api that keeps up'));

const seconds = () => Math.floor(clock.now().getTime() / 1000);

/** Hands an email to the api as the pipe of the mail server does. */
function handOver(mail: string, { at = seconds(), secret = testDb.config.MAIL_FEEDBACK_SECRET } = {}): Promise<Response> {
  const raw = Buffer.from(mail).toString('base64');
  return api.post('/api/mail/feedback', { at, raw, signature: signReport(secret, { at, raw }) });
}

async function reported(mail: string): Promise<void> {
  expect((await handOver(mail)).status).toBe(200);
  await worker.runJobs();
}

const deliverabilityOf = (memberId: string) =>
  testDb.db.selectFrom('email_deliverability').selectAll().where('member_id', '=', memberId).executeTakeFirst();
const isSubscribed = async (memberId: string) => {
  const query = testDb.db.selectFrom('member_settings').select('email_subscription').where('member_id', '=', memberId);
  return (await query.executeTakeFirstOrThrow()).email_subscription;
};

/** A member, and a function that returns the return path of an email that is sent now. */
async function aSentEmail() {
  const reader = await aReader();
  const returnPath = () => verpAddress({ memberId: reader.id, email: reader.email, sentAt: clock.now() }, testDb.config);
  return { ...reader, returnPath };
}

async function mailsAfter(memberId: string, email: string): Promise<number> {
  await notify(memberId);
  pass(15 * MINUTE);
  await minute();
  return worker.emailsTo(email).length;
}

describe('POST /api/mail/feedback with a bounce', () => {
  it('stops optional emails to the address after a hard bounce', async () => {
    const { id, email } = await aReader();
    expect(await mailsAfter(id, email)).toBe(1);
    const returnPath = worker.emailsTo(email)[0]?.returnPath ?? '';
    await reported(aMailReport('postfix-unknown-user', returnPath));
    expect(await deliverabilityOf(id)).toMatchObject({ bouncing_since: clock.now() });
    expect(await mailsAfter(id, email)).toBe(1);
    expect(await isSubscribed(id)).toBe(true);
  });

  it('counts soft bounces, and marks the address as bouncing at the third', async () => {
    const { id, returnPath } = await aSentEmail();
    for (const soft of [1, 2, 3]) {
      pass(DAY);
      await reported(aMailReport('exchange-mailbox-full', returnPath()));
      const deliverability = await deliverabilityOf(id);
      expect([deliverability?.soft_bounces, deliverability?.bouncing_since !== null]).toEqual([soft, soft === 3]);
    }
  });

  it('counts a bounce once when it is handed over repeatedly', async () => {
    const { id, returnPath } = await aSentEmail();
    const mail = aMailReport('exchange-mailbox-full', returnPath());
    for (let time = 0; time < 4; time += 1) {
      await reported(mail);
      pass(MINUTE);
    }
    expect(await deliverabilityOf(id)).toMatchObject({ soft_bounces: 1, bouncing_since: null });
  });

  it('counts a bounce once when it is handed over concurrently', async () => {
    const { id, returnPath } = await aSentEmail();
    const mail = aMailReport('exchange-mailbox-full', returnPath());
    await Promise.all(Array.from({ length: 6 }, () => handOver(mail)));
    await worker.runJobs();
    expect(await deliverabilityOf(id)).toMatchObject({ soft_bounces: 1 });
  });

  it('ignores a bounce of an email that is weeks old or from the future', async () => {
    const { id, returnPath } = await aSentEmail();
    const old = returnPath();
    pass(15 * DAY);
    await reported(aMailReport('postfix-unknown-user', old));
    const early = returnPath();
    pass(-DAY);
    await reported(aMailReport('postfix-unknown-user', early));
    expect(await deliverabilityOf(id)).toBeUndefined();
    pass(DAY);
  });

  it('ignores a bounce of a former address, and resets deliverability when the address changes', async () => {
    const { id, email, returnPath } = await aSentEmail();
    await reported(aMailReport('postfix-unknown-user', returnPath()));
    expect(await mailsAfter(id, email)).toBe(0);
    const old = returnPath();
    await testDb.db
      .updateTable('member')
      .set({ email: `new-${email}` })
      .where('id', '=', id)
      .execute();
    expect(await mailsAfter(id, `new-${email}`)).toBe(1);
    await transaction(testDb.db, (tx) => emit(tx, clock, 'accounts.emailChanged', { memberId: id, oldEmail: email }));
    await worker.runJobs();
    expect(await deliverabilityOf(id)).toBeUndefined();
    await reported(aMailReport('postfix-unknown-user', old));
    expect(await deliverabilityOf(id)).toBeUndefined();
  });

  it('ignores a bounce or complaint with a forged return path', async () => {
    const { id, email } = await aReader();
    const forged = verpAddress({ memberId: id, email, sentAt: clock.now() }, { ...testDb.config, EMAIL_LINK_SECRET: 'f'.repeat(40) });
    await reported(aMailReport('postfix-unknown-user', forged));
    await reported(aMailReport('feedback-abuse', forged));
    expect(await deliverabilityOf(id)).toBeUndefined();
    expect(await isSubscribed(id)).toBe(true);
  });
});

describe('POST /api/mail/feedback with a complaint', () => {
  it('unsubscribes the member once: the same complaint does not undo a later subscription', async () => {
    const { id, returnPath } = await aSentEmail();
    const mail = aMailReport('feedback-abuse', returnPath());
    await reported(mail);
    expect(await isSubscribed(id)).toBe(false);
    expect(await deliverabilityOf(id)).toMatchObject({ complained_at: clock.now(), bouncing_since: null });
    await testDb.db.updateTable('member_settings').set({ email_subscription: true }).where('member_id', '=', id).execute();
    pass(MINUTE);
    await reported(mail);
    expect(await isSubscribed(id)).toBe(true);
  });

  it('keeps sending emails that the member needs', async () => {
    const { id, email, returnPath } = await aSentEmail();
    await reported(aMailReport('feedback-abuse', returnPath()));
    pass(MINUTE);
    await reported(aMailReport('postfix-unknown-user', returnPath()));
    await transaction(testDb.db, (tx) => emit(tx, clock, 'accounts.passwordChanged', { memberId: id }));
    await worker.runJobs();
    expect(worker.kindsTo(email)).toEqual(['password-changed']);
  });
});

describe('POST /api/mail/feedback', () => {
  const mail = aMailReport('out-of-office', 'nobody@example.org');

  it.each([
    ['signed with another secret', () => handOver(mail, { secret: 'x'.repeat(40) })],
    ['signed long ago', () => handOver(mail, { at: seconds() - 301 })],
    ['signed for later', () => handOver(mail, { at: seconds() + 301 })],
    [
      'signed for another time',
      () => api.post('/api/mail/feedback', { at: seconds(), raw: 'eA==', signature: signReport('x', { at: 1, raw: 'eA==' }) }),
    ],
  ])('returns 401 when the feedback is %s', async (_what, send) => {
    const answer = await send();
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'auth.required' });
  });

  it('returns 400 when the email is larger than any report', async () => {
    expect((await handOver('x'.repeat(160_000))).status).toBe(400);
  });

  it('accepts any email: one that is no report leaves no failed job', async () => {
    for (const text of [mail, 'x', 'Content-Type: multipart/report; boundary=\r\n\r\n--']) await reported(text);
    const { rows } =
      await sql`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'notifications:process-mail-feedback' AND locked_at IS NULL`.execute(
        testDb.db,
      );
    expect(rows).toEqual([]);
  });
});
