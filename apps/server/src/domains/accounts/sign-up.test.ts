import { examples } from '@subrosa/contract/accounts/schemas';
import { createChallenge, solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi, useDatabase } from '../../../test/support/test-api.ts';
import { mailsTo } from '../../../test/support/mailbox.ts';
import { aMember } from '../../../test/support/members.ts';
import { aPerson, type Person } from '../../../test/support/credentials.ts';
import { proofOf, solve } from '../../../test/support/proof-of-work.ts';

const clock = aClock();
const database = useDatabase();
const api = useApi({ database, clock, config: { SIGNUP_POW_COST: 20 } });
const openApi = useApi({ database, clock, config: { SIGNUP_POW_COST: 20, SIGNUP_EMAIL_DISCLOSURE: 'page', USERNAME_UNDERSCORE: true } });
const worker = useWorker(database, { clock, delivers: true });

/** Signs up and runs the jobs of the worker. */
async function requestSignUp(person: Person) {
  const answered = await aBrowser(api).signUp(person);
  await worker.runJobs();
  return answered;
}

/** Signs up and returns the token of the email. */
async function requestToken(person: Person): Promise<string> {
  await requestSignUp(person);
  return worker.linkTo(person.email, 'verify-email');
}

async function joined(person = aPerson()): Promise<Person> {
  await aBrowser(api).verify(await requestToken(person));
  return person;
}

async function challenge(): Promise<Challenge> {
  const { body } = await aBrowser(api).call<{ challenge: string }>('GET', '/api/auth/challenge');
  return JSON.parse(body.challenge) as Challenge;
}

const membersWith = async (email: string) => database.db.selectFrom('member').select('id').where('email', '=', email).execute();

describe('POST /api/user/register', () => {
  it('sends one email, whose link creates a member who can log in', async () => {
    const person = aPerson();
    const answered = await requestSignUp(person);
    expect(answered).toMatchObject({ status: 200, body: {} });
    expect(await membersWith(person.email)).toEqual([]);
    const browser = aBrowser(api);
    expect((await browser.login(person)).code).toBe('auth.unverified');

    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(1);
    const token = worker.linkTo(person.email, 'verify-email');
    expect(mails[0]?.html).toContain(`${database.config.PUBLIC_URL}/account/verify/${token}`);
    expect(await browser.verify(token)).toMatchObject({ status: 200, body: { outcome: 'joined' } });

    expect((await browser.login(person)).status).toBe(200);
    expect((await browser.account()).body).toMatchObject({ id: person.id, username: person.username, email: person.email });
    await worker.runJobs();
    expect(worker.kindsTo(person.email)).toEqual(['verify-email', 'new-device']);
  });

  it('stores the encrypted keys and envelopes, and returns them at login', async () => {
    const person = await joined();
    const { body } = await aBrowser(api).login(person, { by: 'username' });
    const { envelope } = person.credentials.username;
    const stored = database.db.selectFrom('conversation_settings').select(['ciphertext', 'version']).where('member_id', '=', person.id);
    expect(await stored.executeTakeFirst()).toEqual(examples.keys.settings);
    expect(body.session.keys).toEqual({ bundle: 'A'.repeat(100), envelope, recovery: null, kdfVersion: 1, kdfUpgrade: false });
  });

  it('sends the email in the browser’s language', async () => {
    const person = aPerson();
    await aBrowser(api).signUp(person, {}, { 'accept-language': 'uk' });
    await worker.runJobs();
    expect(worker.emailsTo(person.email)).toMatchObject([{ locale: 'uk' }]);
  });

  it.each([
    ['agreement', false, 'agreement.required'],
    ['age', false, 'age.required'],
    ['email', 'nowhere', 'email.invalid'],
    ['email', '', 'email.required'],
    ['accountType', 'staff', 'field.notAChoice'],
    ['proof', '', 'proof.required'],
  ])('rejects %s: %j', async (field, value, code) => {
    const answered = await aBrowser(api).signUp(aPerson(), { [field]: value });
    expect(answered).toMatchObject({ status: 400, fields: { [field]: { code } } });
  });

  it('uses the id that the challenge issued, not one that the browser sends', async () => {
    const chosen = '5eaf00d0-0000-4000-8000-000000000001';
    const person = aPerson();
    await aBrowser(api).signUp(person, { id: chosen });
    await worker.runJobs();
    await aBrowser(api).verify(worker.linkTo(person.email, 'verify-email'));
    expect(await membersWith(person.email)).toEqual([{ id: person.id }]);
    expect(person.id).not.toBe(chosen);
  });

  it('accepts a repeated sign-up and sends one email', async () => {
    const person = aPerson();
    const proof = await solve(await challenge());
    expect(await aBrowser(api).signUp(person, { proof })).toMatchObject({ status: 200, body: {} });
    expect(await aBrowser(api).signUp(person, { proof })).toMatchObject({ status: 200, body: {} });
    await worker.runJobs();
    expect(worker.kindsTo(person.email)).toEqual(['verify-email']);
  });
});

describe('the id of a member', () => {
  const reserved = [
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '00000000-0000-4000-8000-000000000000',
    '00000000-1234-4abc-8def-123456789abc',
    '019a8f6e-4a2c-7b1e-9a55-0d6d0c1b7a11',
    '3f0b8f6e-4a2c-4b1e-1a55-0d6d0c1b7a11',
  ];

  it.each(reserved)('rejects %s in the database', async (id) => {
    await expect(aMember(database.db, database.config, { id })).rejects.toThrow('member_id_issued');
    const waiting = aPerson();
    await aBrowser(api).signUp(waiting);
    const changed = database.db.updateTable('sign_up').set({ id }).where('id', '=', waiting.id).execute();
    await expect(changed).rejects.toThrow('sign_up_id_issued');
  });

  it('rejects a used challenge, while its member exists and after they are erased', async () => {
    const [first, second] = [aPerson(), aPerson()];
    const proof = await solve(await challenge());
    await aBrowser(api).signUp(first, { proof });
    await worker.runJobs();
    const browser = aBrowser(api);
    await browser.verify(worker.linkTo(first.email, 'verify-email'));
    expect((await aBrowser(api).signUp(second, { proof })).code).toBe('accounts.proofOfWorkInvalid');

    await browser.login(first);
    expect((await browser.call('DELETE', '/api/users/delete', { password: first.secretFor('email') })).status).toBe(200);
    await worker.runJobs();
    expect(await membersWith(first.email)).toEqual([]);
    clock.pass(18 * MINUTE);
    await database.db.deleteFrom('username_claim').execute();
    for (const again of [first, second]) {
      expect((await aBrowser(api).signUp(again, { proof })).code).toBe('accounts.proofOfWorkInvalid');
    }
  });
});

describe('validation of a username', () => {
  const check = async (username: string, on = api) =>
    (await aBrowser(on).call('POST', '/api/user/validate', { username })).fields['username']?.code ?? 'free';
  const wanted = async (username: string) =>
    (await aBrowser(api).signUp(aPerson({ username, email: aPerson().email }))).fields['username']?.code ?? 'accepted';

  it.each([
    ['ab', 'username.tooShort'],
    ['a'.repeat(31), 'username.tooLong'],
    ['two words', 'username.spaces'],
    ['under_score', 'username.characters'],
    ['žluťoučký', 'username.characters'],
    ['Settings', 'username.reserved'],
    ['', 'username.required'],
  ])('rejects %j: %s', async (username, code) => {
    expect([await check(username), await wanted(username)]).toEqual([code, code]);
  });

  it('allows underscores when the setting does', async () => {
    expect(await check(`u_${aPerson().username}`, openApi)).toBe('free');
  });

  it('rejects a member’s name, in any case', async () => {
    const { username } = await joined();
    expect([await check(username.toUpperCase()), await wanted(username.toUpperCase())]).toEqual(['username.taken', 'username.taken']);
  });

  it('rejects the name of a pending sign-up for two days', async () => {
    const { username } = aPerson();
    expect(await wanted(username)).toBe('accepted');
    clock.pass(2 * DAY - MINUTE);
    expect([await check(username), await wanted(username)]).toEqual(['username.taken', 'username.taken']);
    clock.pass(MINUTE);
    expect([await check(username), await wanted(username)]).toEqual(['free', 'accepted']);
  });

  it('gives a name to exactly one of twenty concurrent sign-ups', async () => {
    const { username } = aPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => aBrowser(api).signUp(aPerson({ username, email: aPerson().email }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ fields }) => fields['username']?.code === 'username.taken')).toHaveLength(19);
  });
});

describe('an email address that has an account', () => {
  const seen = (headers: Headers) =>
    Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)));

  it('gets the same response and an email to its owner, whose account does not change', async () => {
    const owner = await joined();
    const forNew = await requestSignUp(aPerson());
    const stranger = aPerson({ email: owner.email.toUpperCase() });
    const forOwner = await requestSignUp(stranger);
    expect({ ...forOwner, headers: seen(forOwner.headers) }).toEqual({ ...forNew, headers: seen(forNew.headers) });

    expect(worker.kindsTo(stranger.email)).toEqual(['already-registered']);
    expect(await membersWith(owner.email)).toEqual([{ id: owner.id }]);
    const browser = aBrowser(api);
    expect((await browser.login(owner)).status).toBe(200);
    expect((await aBrowser(api).login(stranger, { typed: owner.email })).code).toBe('auth.unverified');
  });

  it('appears as taken on the page when the setting allows it', async () => {
    const owner = await joined();
    const answered = await aBrowser(openApi).signUp(aPerson({ email: owner.email }));
    expect(answered).toMatchObject({ status: 400, fields: { email: { code: 'email.taken' } } });
    expect((await aBrowser(openApi).signUp(aPerson())).status).toBe(200);
  });

  it('passes the validation of the form', async () => {
    const { email } = await joined();
    expect((await aBrowser(openApi).call('POST', '/api/user/validate', { email })).status).toBe(200);
  });
});

describe('proof of work at sign-up', () => {
  const signUp = async (proof: string) => (await aBrowser(api).signUp(aPerson(), { proof })).code;

  it('requires a valid proof, and accepts it once', async () => {
    const proof = await solve(await challenge());
    expect(await signUp(proof)).toBeUndefined();
    expect(await signUp(proof)).toBe('accounts.proofOfWorkInvalid');
    expect(await signUp('e30=')).toBe('accounts.proofOfWorkInvalid');
  });

  it('accepts a proof once among ten concurrent sign-ups', async () => {
    const proof = await solve(await challenge());
    const codes = await Promise.all(Array.from({ length: 10 }, () => signUp(proof)));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  it('takes as many tries as the setting, up to twice as many', async () => {
    for (let time = 0; time < 3; time += 1) {
      const solution = await solveChallenge({ challenge: await challenge(), deriveKey });
      expect(solution?.counter).toBeGreaterThanOrEqual(20);
      expect(solution?.counter).toBeLessThan(40);
    }
  });

  it('expires after twenty minutes', async () => {
    const proof = await solve(await challenge());
    clock.pass(20 * MINUTE + 1000);
    expect(await signUp(proof)).toBe('accounts.proofOfWorkInvalid');
  });

  it('rejects a challenge that is forged, altered or unsolved', async () => {
    const honest = await challenge();
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey, expiresAt: new Date(Date.now() + HOUR) };
    const foreign = await createChallenge({ ...options, hmacSignatureSecret: 'x'.repeat(40) });
    const unsigned = await createChallenge(options);
    const eased = { ...honest, parameters: { ...honest.parameters, keyPrefix: '0' } };
    const prolonged = { ...honest, parameters: { ...honest.parameters, expiresAt: 4_000_000_000 } };
    const renamed = { ...honest, parameters: { ...honest.parameters, data: { memberId: newId() } } };
    const unsolved = proofOf({ challenge: honest, solution: { counter: 0, derivedKey: '00'.repeat(32) } });
    for (const proof of [
      await solve(foreign),
      await solve(unsigned),
      await solve(eased),
      await solve(prolonged),
      await solve(renamed),
      unsolved,
    ]) {
      expect(await signUp(proof)).toBe('accounts.proofOfWorkInvalid');
    }
  });
});

describe('the link of a sign-up email', () => {
  it('returns joined again for a double click, and creates one member', async () => {
    const person = aPerson();
    const token = await requestToken(person);
    const clicks = await Promise.all(Array.from({ length: 5 }, () => aBrowser(api).verify(token)));
    expect(clicks.map(({ body }) => body?.outcome)).toEqual(Array(5).fill('joined'));
    expect((await aBrowser(api).verify(token)).body.outcome).toBe('joined');
    expect(await membersWith(person.email)).toHaveLength(1);
  });

  it('expires after two days', async () => {
    const token = await requestToken(aPerson());
    clock.pass(2 * DAY);
    expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
  });

  it('fails if it was made up', async () => {
    expect((await aBrowser(api).verify('A'.repeat(43))).code).toBe('accounts.linkInvalid');
  });

  it('creates one member from two sign-ups for one email address, and voids the other link', async () => {
    const email = aPerson().email;
    const [first, second] = [aPerson({ email }), aPerson({ email })];
    const tokens = [await requestToken(first), await requestToken(second)];
    const answers = await Promise.all(tokens.map((token) => aBrowser(api).verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await membersWith(email)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? first : second;
    expect((await aBrowser(api).login(winner)).status).toBe(200);
  });

  it('arrives again on request, and both links lead to the same member', async () => {
    const person = aPerson();
    const first = await requestToken(person);
    const answered = await aBrowser(api).call('POST', '/api/hash/email/verify', { email: person.email });
    expect(answered).toMatchObject({ status: 200, code: 'accounts.checkInbox' });
    await worker.runJobs();
    const second = worker.linkTo(person.email, 'verify-email');
    expect(second).not.toBe(first);
    expect((await aBrowser(api).verify(second)).body.outcome).toBe('joined');
    expect((await aBrowser(api).verify(first)).body.outcome).toBe('joined');
    expect(await membersWith(person.email)).toEqual([{ id: person.id }]);
  });

  it('sends nothing on request to a member or a stranger', async () => {
    const member = await aMember(database.db, database.config);
    const stranger = aPerson();
    for (const { email } of [member, stranger]) await aBrowser(api).call('POST', '/api/hash/email/verify', { email });
    await worker.runJobs();
    expect([worker.kindsTo(member.email), worker.kindsTo(stranger.email)]).toEqual([[], []]);
  });
});

it('sends at most five emails an hour to one mailbox, for any number of sign-ups', async () => {
  const [local, domain] = aPerson().email.split('@');
  const member = await aMember(database.db, database.config);
  const spellings = [`${local}@${domain}`, `${local}+1@${domain}`, `${local}+2@${domain}`];
  const [sent, sentToMember] = [() => spellings.flatMap((email) => worker.kindsTo(email)), () => worker.kindsTo(member.email)];
  for (let time = 0; time < 6; time += 1) {
    const email = spellings[time % spellings.length]!;
    for (const emailAddress of [email, member.email]) expect((await requestSignUp(aPerson({ email: emailAddress }))).status).toBe(200);
    await aBrowser(api).call('POST', '/api/hash/email/verify', { email });
    await worker.runJobs();
  }
  expect([sent(), sentToMember()]).toEqual([Array<string>(5).fill('verify-email'), Array<string>(5).fill('already-registered')]);
  clock.pass(HOUR);
  await requestSignUp(aPerson({ email: member.email }));
  expect(sentToMember()).toHaveLength(6);
});

describe('POST /api/auth/parameters', () => {
  const saltsFor = async (...names: string[]) =>
    (await aBrowser(api).call<{ salts: string[]; parameters: object }>('POST', '/api/auth/parameters', { names })).body;

  it('returns different salts per name, equal in any case, and does not reveal who has an account', async () => {
    const { email, username } = await joined();
    const unknown = aPerson();
    const known = await saltsFor(email, username);
    expect(new Set(known.salts).size).toBe(2);
    expect(await saltsFor(email.toUpperCase(), username.toUpperCase())).toEqual(known);
    const made = await saltsFor(unknown.email, unknown.username);
    expect(made.parameters).toEqual(known.parameters);
    for (const salt of [...known.salts, ...made.salts]) expect(salt).toMatch(/^[\w-]{43}$/);
    expect(await saltsFor(unknown.email, unknown.username)).toEqual(made);
  });
});
