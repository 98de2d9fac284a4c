import { expect, it } from 'vitest';
import { MINUTE } from '../../../../test/support/clock.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { headersOf, mailTo } from '../../../../test/support/mailbox.ts';
import { useOutgoing } from '../../../../test/support/notification-delivery.ts';

const { testDb, worker, pass, aReader, notify, minute } = useOutgoing({ delivers: true });
const api = useApi({ database: testDb });

async function aMail(locale = 'en') {
  const reader = await aReader({ locale });
  for (let index = 0; index < 3; index += 1) await notify(reader.id);
  pass(15 * MINUTE);
  await minute();
  const mail = await mailTo(reader.email);
  return { reader, mail, headers: await headersOf(mail) };
}

const isSubscribed = async (memberId: string) => {
  const query = testDb.db.selectFrom('member_settings').select('email_subscription').where('member_id', '=', memberId);
  return (await query.executeTakeFirstOrThrow()).email_subscription;
};

it('notificationDigestEmail states the count, and neither subjects nor names', async () => {
  const { reader, mail } = await aMail();
  expect(mail.subject).toBe('There’s something new for you');
  expect(mail.text).toContain('3 notifications are waiting for you.');
  expect(mail.text).toContain(`${testDb.config.PUBLIC_URL}/notifications`);
  expect(mail.text).toContain(`${testDb.config.PUBLIC_URL}/settings/notifications`);
  const actors = await testDb.db.selectFrom('member').select('username').execute();
  for (const { username } of actors) expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain(username);
  expect(mail.text).not.toMatch(/connect|favourit|photo|request/i);
  expect(reader.email).toBe(mail.to[0]?.address);
});

it('notificationDigestEmail uses the reader’s language', async () => {
  expect((await aMail('uk')).mail.text).toContain('На вас чекають 3 сповіщення.');
});

it('notificationDigestEmail supports one-click unsubscribe by its header', async () => {
  const { reader, headers } = await aMail();
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = new URL(headers.get('list-unsubscribe')?.replaceAll(/[<>\s]/g, '') ?? '');
  const answer = await fetch(`http://127.0.0.1:${api.port}${url.pathname}${url.search}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(answer.status).toBe(200);
  expect(await isSubscribed(reader.id)).toBe(false);
});

it('notificationDigestEmail links to a page that unsubscribes and subscribes again', async () => {
  const { reader, mail } = await aMail();
  const link = new URL(/https?:\/\/\S+\/unsubscribe\?member=[\w.-]+/.exec(mail.text)?.[0] ?? '');
  const token = link.searchParams.get('member') ?? '';
  for (const subscribed of [false, true]) {
    const answer = await api.post(`/api/account/email-subscription?token=${encodeURIComponent(token)}`, { subscribed });
    expect(await answer.json()).toMatchObject({ body: { subscribed } });
    expect(await isSubscribed(reader.id)).toBe(subscribed);
  }
});

it('notificationDigestEmail has a return path that is unique to this email', async () => {
  const [one, other] = [await aMail(), await aMail()];
  const senders = [one, other].map(({ mail }) => (mail as unknown as { envelope: { from: { address: string } } }).envelope.from.address);
  expect(senders[0]).toMatch(/^bounces\+[a-z2-7]{56}@subrosa\.example$/);
  expect(senders[0]?.split('@')[0]).toHaveLength(64);
  expect(senders[0]).not.toBe(senders[1]);
  expect(one.headers.get('from')).toContain('post@subrosa.example');
  expect(worker.emailsTo(one.reader.email)[0]?.returnPath).toBe(senders[0]);
});
