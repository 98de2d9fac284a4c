import { randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import { useErrands } from '../testing/errands.ts';
import { useApi } from '../testing/house.ts';
import { mailsTo } from '../testing/mailbox.ts';
import { aSubscription } from '../testing/members.ts';
import { aPerson, derived } from '../testing/people.ts';
import { softwarePasskey } from '../testing/software-passkey.ts';
import { objectsInStore, tracesInDatabase, tracesInRedis } from '../testing/traces.ts';

const api = useApi({ config: { SIGNUP_PROOF_COST: 1 } });
const errands = useErrands(api, { delivers: true });

const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const sealed = 'S'.repeat(60);

/** Somebody of whom we hold everything that accounts and devices can hold. */
async function aMemberWithEverything() {
  const person = aPerson();
  const [browser, stranger] = [aBrowser(api), aBrowser(api)];
  await browser.signUp(person, {}, once());
  await stranger.signUp(aPerson({ email: person.email.toUpperCase() }), {}, once());
  await errands.run();
  await browser.verify(errands.linkTo(person.email, 'verify-email'));
  await browser.login(person, { remember: true });
  await aBrowser(api).login(person, { by: 'username' });
  const password = person.secretFor('email');
  await aSubscription(api.db, person.id, 3);

  const username = aPerson().username;
  const credential = { password: derived('another', username), envelope: sealed };
  await browser.call('PUT', `/api/users/${person.id}/username`, { username, password, credential }, once());
  await browser.call('PUT', `/api/users/${person.id}`, { theme: 'dark' }, once());
  await browser.call('PUT', '/api/account/keys/envelopes', { password, envelopes: { recovery: sealed } }, once());
  const key = { deviceKey: sealed, signature: sealed, createdAt: new Date().toISOString() };
  await browser.call('PUT', '/api/account/devices/current/key', key, once());
  await browser.call('POST', '/sails/socket-ticket', {});

  const phone = `+1604${randomInt(2_000_000, 10_000_000)}`;
  await browser.call('POST', '/api/account/phone', { phone }, once());
  await errands.run();
  const [text = ''] = await errands.textsTo(phone);
  await browser.call('POST', '/api/hash/verify-phone', { code: text.slice(0, 6) }, once());

  const totp = await browser.call<{ secret: string }>('POST', '/api/account/second-factors/totp', { password });
  const code = new TOTP({ secret: totp.body.secret }).generate();
  await browser.call('POST', '/api/account/second-factors/totp/confirm', { code });
  const begun = await browser.call<{ ticket: string; options: string }>('POST', '/api/account/second-factors/passkey', { password });
  const answer = softwarePasskey(new URL(api.config.PUBLIC_URL).origin).register(begun.body.options);
  await browser.call('POST', '/api/account/second-factors/passkey/add', { ticket: begun.body.ticket, name: `${username}’s key`, answer });
  await aBrowser(api).login(person);

  const newEmail = aPerson().email;
  await browser.call('PUT', `/api/users/${person.id}/email`, { email: newEmail, password, credential }, once());
  await browser.call('POST', '/api/hash/forgot', { email: person.email }, once());
  await browser.call('POST', '/api/hash/sessions', { email: person.email }, once());
  await browser.call('POST', '/api/account/export', { password }, once());
  await errands.run();
  const reset = errands.linkTo(person.email, 'reset-password');
  await stranger.call('POST', '/api/hash/reset-info', { token: reset }, once());
  for (let time = 0; time < 5; time += 1) await aBrowser(api).login(person, { secret: sealed.slice(0, 43) });

  const { serial } = (await browser.call<{ serial: string }>('GET', '/api/users/serial-number')).body;
  const { id: exportId } = await api.db.selectFrom('data_export').select('id').where('member_id', '=', person.id).executeTakeFirstOrThrow();
  const values = [person.id, person.email, newEmail, person.username, username, phone, serial];
  return { person, browser, password, exportId, values };
}

it('erases every trace of a member who leaves, and keeps a receipt that says nothing of whom', async () => {
  const { person, browser, password, exportId, values } = await aMemberWithEverything();
  const hanging = ['backup_code', 'device_key', 'key_record', 'known_browser', 'login_step', 'mail_link', 'member_subscription', 'sign_in'];
  expect(await tracesInDatabase(api.db, values)).toEqual(
    expect.arrayContaining([
      'data_export',
      'device',
      'email_change',
      'idempotency_key',
      'member',
      'second_factor',
      'sign_up',
      'username_claim',
      ...hanging,
    ]),
  );
  expect(await objectsInStore(api.config)).toContain(`exports/${exportId}.zip`);

  const deleted = await browser.call<{ reference: string }>('DELETE', '/api/users/delete', { password });
  expect(deleted.status).toBe(200);
  expect((await browser.call('DELETE', '/api/users/delete', { password })).status).toBe(401);
  expect((await browser.refresh()).status).toBe(401);
  await errands.run();

  expect(await tracesInDatabase(api.db, values)).toEqual([]);
  expect(await tracesInRedis(errands.redis, values)).toEqual([]);
  const objects = await objectsInStore(api.config);
  expect(objects).not.toContain(`exports/${exportId}.zip`);
  expect(objects.filter((name) => values.some((value) => name.includes(value)))).toEqual([]);

  const receipt = await api.db.selectFrom('erasure').selectAll().where('reference', '=', deleted.body.reference).execute();
  expect(receipt).toMatchObject([{ erased_at: expect.any(Date) as Date }]);
  expect(errands.kindsTo(person.email).at(-1)).toBe('account-deleted');
  expect((await mailsTo(person.email)).filter(({ text }) => text.includes(deleted.body.reference))).toHaveLength(1);
  expect(errands.lettersTo(person.email).at(-1)).toMatchObject({ facts: { reference: deleted.body.reference } });
});

it('leaves everybody else as they were, and their names to be taken', async () => {
  const [leaving, staying] = [aPerson(), aPerson()];
  for (const person of [leaving, staying]) {
    await aBrowser(api).signUp(person);
    await errands.run();
    await aBrowser(api).verify(errands.linkTo(person.email, 'verify-email'));
  }
  const [theirs, others] = [aBrowser(api), aBrowser(api)];
  await theirs.login(leaving);
  await others.login(staying);
  expect((await theirs.call('DELETE', '/api/users/delete', { password: staying.secretFor('email') })).code).toBe('accounts.passwordWrong');
  await theirs.call('DELETE', '/api/users/delete', { password: leaving.secretFor('email') });
  await errands.run();
  expect((await others.account()).body).toMatchObject({ id: staying.id });
  const again = aPerson({ username: leaving.username, email: leaving.email });
  expect((await aBrowser(api).signUp(again)).status).toBe(200);
  await errands.run();
  expect((await aBrowser(api).verify(errands.linkTo(again.email, 'verify-email'))).body.outcome).toBe('joined');
});
