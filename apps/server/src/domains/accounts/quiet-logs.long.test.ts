import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from '../../platform/log.ts';
import { aBrowser, type Session } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { requestsTo, useDatabase } from '../../../test/support/test-api.ts';
import { mailsTo } from '../../../test/support/mailbox.ts';
import { aMember } from '../../../test/support/members.ts';
import { aNetwork } from '../../../test/support/network.ts';
import { aPerson, wrongSecret } from '../../../test/support/credentials.ts';
import { end, freePort, spawnProcess } from '../../../test/support/processes.ts';

const testDb = useDatabase();

/** The token of the link to this page in the latest emails. */
const tokenFrom = (email: string, page: string) =>
  eventually(
    async () => {
      const texts = (await mailsTo(email)).map(({ text }) => text);
      return texts.map((text) => new RegExp(`${page}([\\w-]{43})`).exec(text)?.[1]).find(Boolean);
    },
    20_000,
    `a mail to ${email}`,
  );

const secretsOf = ({ accessToken, chatToken, deviceToken, refreshToken }: Session) => [
  accessToken,
  chatToken,
  deviceToken,
  refreshToken ?? '',
];

it('logs no token, secret or email address from sign-up to a new password', { timeout: 120_000 }, async () => {
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const overrides = { LOG_LEVEL: 'trace', API_PORT: String(ports[0]), REALTIME_PORT: String(ports[1]), OPERATIONS_PORT: String(ports[2]) };
  const running = spawnProcess('main/all.ts', { ...testDb.config, SIGNUP_POW_COST: 1 }, overrides, 'pipe');
  let log = '';
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (text: Buffer) => (log += text.toString()));
  const request = requestsTo(() => ports[0], aNetwork());
  await eventually(
    () =>
      request('GET', '/api/interests').then(
        ({ ok }) => ok,
        () => false,
      ),
    60_000,
    'the api',
  );

  const [person, browser] = [aPerson(), aBrowser({ request })];
  const renewed = aPerson({ username: person.username, email: person.email });
  const secrets = [person.email, person.username];
  await browser.signUp(person);
  const link = await tokenFrom(person.email, '/account/verify/');
  expect((await browser.verify(link)).status).toBe(200);
  expect((await browser.login(person, { cookieless: true })).status).toBe(200);
  secrets.push(...secretsOf(browser.session));
  expect((await browser.refresh({ token: browser.session.refreshToken ?? '' })).status).toBe(200);
  secrets.push(...secretsOf(browser.session));
  const { body } = await browser.call<{ ticket: string }>('POST', '/sails/socket-ticket', {});
  const other = aBrowser({ request });
  const guess = wrongSecret();
  expect((await other.login(person, { secret: guess })).status).toBe(401);
  await other.call('POST', '/api/hash/forgot', { email: person.email });
  const reset = await tokenFrom(person.email, '/forgot/reset\\?token=');
  const passwords = { email: renewed.secretFor('email'), username: renewed.secretFor('username') };
  expect((await other.call('POST', '/api/hash/reset-info', { token: reset })).status).toBe(200);
  expect((await other.call('POST', '/api/hash/reset', { token: reset, passwords })).status).toBe(200);
  expect((await other.login(renewed)).status).toBe(200);
  expect((await other.refresh()).status).toBe(200);
  expect((await other.call('GET', `/api/hash/sessions-info?token=${link}`)).status).toBe(404);
  secrets.push(link, reset, guess, body.ticket, ...secretsOf(other.session), ...other.cookies.values());
  secrets.push(...Object.values(passwords), person.secretFor('email'), person.secretFor('username'));
  await end(running, 'SIGTERM');

  expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(12);
  expect(log).toContain('"level":20');
  expect(secrets.filter((secret) => secret !== '' && log.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});

it('logs a database error without the value that it reports', async () => {
  const { email } = await aMember(testDb.db, testDb.config);
  const error: unknown = await aMember(testDb.db, testDb.config, { email }).catch((reason: unknown) => reason);
  expect(JSON.stringify(error)).toContain(email);
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  pino(logOptions({ LOG_LEVEL: 'trace', RELEASE: 'test' }, 'test'), stream).error({ err: error }, 'request failed');
  expect(log).toContain('member_email');
  expect(log).not.toContain(email);
});
