import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../../../platform/db/transaction.ts';
import { emit } from '../../../../platform/jobs/emit.ts';
import { DAY, MINUTE } from '../../../../testing/clock.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { useApi } from '../../../../testing/house.ts';
import { aMailReport } from '../../../../testing/mail-reports.ts';
import { useOutgoing } from '../../../../testing/outgoing.ts';
import { returnAddress } from './return-address.ts';
import { signReport } from './signature.ts';

const { house, clock, errands, pass, aReader, told, minute } = useOutgoing();
const api = useApi({ database: house, clock });

// The machine also runs the test: until it has caught up, an api that has just started sheds.
beforeAll(() => eventually(async () => (await api.get('/api/config')).ok, 20_000, 'an api that keeps up'));

const seconds = () => Math.floor(clock.now().getTime() / 1000);

/** As the pipe of the mail server does. */
function handOver(mail: string, { at = seconds(), secret = house.config.MAIL_REPORTS_SECRET } = {}): Promise<Response> {
  const raw = Buffer.from(mail).toString('base64');
  return api.post('/api/mail/reports', { at, raw, signature: signReport(secret, { at, raw }) });
}

async function reported(mail: string): Promise<void> {
  expect((await handOver(mail)).status).toBe(200);
  await errands.run();
}

const standingOf = (memberId: string) =>
  house.db.selectFrom('mail_standing').selectAll().where('member_id', '=', memberId).executeTakeFirst();
const isSubscribed = async (memberId: string) => {
  const query = house.db.selectFrom('member_settings').select('email_subscription').where('member_id', '=', memberId);
  return (await query.executeTakeFirstOrThrow()).email_subscription;
};

/** A member and the return address of a letter that is just leaving. */
async function aLetter() {
  const reader = await aReader();
  const address = () => returnAddress({ memberId: reader.id, email: reader.email, sentAt: clock.now() }, house.config);
  return { ...reader, address };
}

async function mailsAfter(memberId: string, email: string): Promise<number> {
  await told(memberId);
  pass(15 * MINUTE);
  await minute();
  return errands.lettersTo(email).length;
}

describe('a bounce', () => {
  it('for good keeps optional mails away from the address', async () => {
    const { id, email } = await aReader();
    expect(await mailsAfter(id, email)).toBe(1);
    const address = errands.lettersTo(email)[0]?.returnPath ?? '';
    await reported(aMailReport('postfix-unknown-user', address));
    expect(await standingOf(id)).toMatchObject({ bouncing_since: clock.now() });
    expect(await mailsAfter(id, email)).toBe(1);
    expect(await isSubscribed(id)).toBe(true);
  });

  it('for now counts, and the third of different letters does the same', async () => {
    const { id, address } = await aLetter();
    for (const soft of [1, 2, 3]) {
      pass(DAY);
      await reported(aMailReport('exchange-mailbox-full', address()));
      const standing = await standingOf(id);
      expect([standing?.soft_bounces, standing?.bouncing_since !== null]).toEqual([soft, soft === 3]);
    }
  });

  it('that is handed over again and again counts once', async () => {
    const { id, address } = await aLetter();
    const mail = aMailReport('exchange-mailbox-full', address());
    for (let time = 0; time < 4; time += 1) {
      await reported(mail);
      pass(MINUTE);
    }
    expect(await standingOf(id)).toMatchObject({ soft_bounces: 1, bouncing_since: null });
  });

  it('that comes many times at once counts once', async () => {
    const { id, address } = await aLetter();
    const mail = aMailReport('exchange-mailbox-full', address());
    await Promise.all(Array.from({ length: 6 }, () => handOver(mail)));
    await errands.run();
    expect(await standingOf(id)).toMatchObject({ soft_bounces: 1 });
  });

  it('weeks late, or from the future, changes nothing', async () => {
    const { id, address } = await aLetter();
    const old = address();
    pass(15 * DAY);
    await reported(aMailReport('postfix-unknown-user', old));
    const early = address();
    pass(-DAY);
    await reported(aMailReport('postfix-unknown-user', early));
    expect(await standingOf(id)).toBeUndefined();
    pass(DAY);
  });

  it('of an address that the member has left changes nothing, and a new one has no past', async () => {
    const { id, email, address } = await aLetter();
    await reported(aMailReport('postfix-unknown-user', address()));
    expect(await mailsAfter(id, email)).toBe(0);
    const old = address();
    await house.db
      .updateTable('member')
      .set({ email: `new-${email}` })
      .where('id', '=', id)
      .execute();
    expect(await mailsAfter(id, `new-${email}`)).toBe(1);
    await transaction(house.db, (tx) => emit(tx, clock, 'accounts.emailChanged', { memberId: id, oldEmail: email }));
    await errands.run();
    expect(await standingOf(id)).toBeUndefined();
    await reported(aMailReport('postfix-unknown-user', old));
    expect(await standingOf(id)).toBeUndefined();
  });

  it('with an address that we never made changes nothing', async () => {
    const { id, email } = await aReader();
    const forged = returnAddress({ memberId: id, email, sentAt: clock.now() }, { ...house.config, LINK_SECRET: 'f'.repeat(40) });
    await reported(aMailReport('postfix-unknown-user', forged));
    await reported(aMailReport('feedback-abuse', forged));
    expect(await standingOf(id)).toBeUndefined();
    expect(await isSubscribed(id)).toBe(true);
  });
});

describe('a complaint', () => {
  it('lets the member leave optional mails, once: who joins again stays', async () => {
    const { id, address } = await aLetter();
    const mail = aMailReport('feedback-abuse', address());
    await reported(mail);
    expect(await isSubscribed(id)).toBe(false);
    expect(await standingOf(id)).toMatchObject({ complained_at: clock.now(), bouncing_since: null });
    await house.db.updateTable('member_settings').set({ email_subscription: true }).where('member_id', '=', id).execute();
    pass(MINUTE);
    await reported(mail);
    expect(await isSubscribed(id)).toBe(true);
  });

  it('keeps no mail back that the member needs', async () => {
    const { id, email, address } = await aLetter();
    await reported(aMailReport('feedback-abuse', address()));
    pass(MINUTE);
    await reported(aMailReport('postfix-unknown-user', address()));
    await transaction(house.db, (tx) => emit(tx, clock, 'accounts.passwordChanged', { memberId: id }));
    await errands.run();
    expect(errands.kindsTo(email)).toEqual(['password-changed']);
  });
});

describe('what is handed over', () => {
  const mail = aMailReport('out-of-office', 'nobody@example.org');

  it.each([
    ['signed with another secret', () => handOver(mail, { secret: 'x'.repeat(40) })],
    ['signed long ago', () => handOver(mail, { at: seconds() - 301 })],
    ['signed for later', () => handOver(mail, { at: seconds() + 301 })],
    [
      'signed for another time',
      () => api.post('/api/mail/reports', { at: seconds(), raw: 'eA==', signature: signReport('x', { at: 1, raw: 'eA==' }) }),
    ],
  ])('is not taken where it is %s', async (_what, send) => {
    const answer = await send();
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'auth.required' });
  });

  it('is not taken where it is larger than any report', async () => {
    expect((await handOver('x'.repeat(160_000))).status).toBe(400);
  });

  it('may be any mail at all: what is no report leaves no job behind', async () => {
    for (const text of [mail, 'x', 'Content-Type: multipart/report; boundary=\r\n\r\n--']) await reported(text);
    const { rows } =
      await sql`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'notifications:read-mail-report' AND locked_at IS NULL`.execute(
        house.db,
      );
    expect(rows).toEqual([]);
  });
});
