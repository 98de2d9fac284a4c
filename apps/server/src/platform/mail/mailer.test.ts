import { createVerify, generateKeyPairSync } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { headersOf, mailsTo, mailTo } from '../../../test/support/mailbox.ts';
import { loadConfig } from '../config/config.ts';
import { newId } from '../ids.ts';
import { smtpMailer, type OutgoingEmail } from './mailer.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const config = loadConfig({ ENVIRONMENT: 'test', DKIM_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) });
const mailer = smtpMailer(config);
afterAll(() => mailer.close());

function anEmail(): OutgoingEmail<'privacy-request-received'> {
  return {
    id: newId(),
    to: `iris-${newId()}@example.org`,
    kind: 'privacy-request-received',
    facts: { reference: 'P-1', acknowledgeBy: '27/11/2026', answerBy: '28/12/2026' },
    locale: 'he',
  };
}

it('Mailer.send keeps the Message-ID when an email is sent twice', async () => {
  const email = anEmail();
  await mailer.send(email);
  await mailer.send(email);
  await expect.poll(async () => (await mailsTo(email.to)).length, { timeout: 10_000 }).toBe(2);
  const ids = await Promise.all((await mailsTo(email.to)).map(async (mail) => (await headersOf(mail)).get('message-id')));
  expect(new Set(ids)).toEqual(new Set([`<${email.id}@${config.MAIL_DOMAIN}>`]));
});

it('Mailer.send signs with DKIM for our domain so that the public key verifies it', async () => {
  const email = anEmail();
  await mailer.send(email);
  const headers = await headersOf(await mailTo(email.to));
  const signature = headers.get('dkim-signature') ?? '';
  expect(signature).toContain(`d=${config.MAIL_DOMAIN}`);
  // RFC 6376: the signed headers in relaxed form, then the signature header without the value of b=.
  const relaxed = (name: string, value: string) => `${name}:${value.replaceAll(/\s+/g, ' ').trim()}`;
  const signed = /\bh=([^;]+)/.exec(signature)?.[1]?.toLowerCase().replaceAll(/\s/g, '').split(':') ?? [];
  const lines = signed.filter((name) => headers.has(name)).map((name) => relaxed(name, headers.get(name) ?? ''));
  const own = relaxed('dkim-signature', signature.replace(/\bb=[^;]*$/, 'b='));
  const value = /\bb=([^;]*)$/.exec(signature)?.[1]?.replaceAll(/\s/g, '') ?? '';
  const verifier = createVerify('sha256').update(`${lines.join('\r\n')}\r\n${own}`);
  expect(verifier.verify(publicKey, value, 'base64')).toBe(true);
});

it('Mailer.send adds a text part, and uses the recipient’s language and direction', async () => {
  const email = anEmail();
  await mailer.send(email);
  const mail = await mailTo(email.to);
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('P-1');
});
