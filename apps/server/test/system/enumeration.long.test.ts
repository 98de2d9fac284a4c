import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type Answered, type TestBrowser } from '../support/browser.ts';
import { aClock, DAY } from '../support/clock.ts';
import { useWorker } from '../support/worker.ts';
import { useApi } from '../support/test-api.ts';
import { aMember, type BuiltMember, type MemberOptions } from '../support/members.ts';
import { aPerson, wrongSecret, type Person } from '../support/credentials.ts';

/**
 * No response may reveal whether a name has an account, whatever the caller controls: cookies, own accounts, requested
 * ids, and any earlier requests. Each test sends the same requests for a name in some state and for an unused name, and
 * compares the complete responses.
 *
 * Exceptions: a correct password reveals that its name has an account; taken usernames are shown, because usernames are
 * public; a password reset by the owner ends a lock early, which is visible to a caller who keeps the name locked.
 */
const clock = aClock();
const api = useApi({ clock, config: { SIGNUP_POW_COST: 1 } });
const worker = useWorker(api, { clock });

/** The id that a former implementation used for "no such member". */
const PLACEHOLDER = '00000000-0000-4000-8000-000000000000';
const COOKIE = '__Host-sr-browser';

interface Target {
  email: string;
  username: string;
}

const someone = (traits: MemberOptions) => () => aMember(api.db, api.config, traits);

async function aSignUp(): Promise<Person> {
  const person = aPerson();
  await aBrowser(api).signUp(person);
  await worker.runJobs();
  return person;
}

/** Usernames are public, and so is that they are taken. Each target is compared by email address and by username. */
const targets: Record<string, () => Promise<Target>> = {
  'an active member': someone({}),
  'a member who has not finished the welcome': someone({ state: 'pending' }),
  'a suspended member': someone({ state: 'suspended' }),
  'a member with a second factor': someone({ staffRole: 'support' }),
  'a member who was deleted': someone({ state: 'deleted' }),
  'a member with a lock': async () => {
    const member = await aMember(api.db, api.config);
    const browser = aBrowser(api);
    await browser.login(member);
    for (let time = 0; time < 5; time += 1) await browser.login(member, { secret: wrongSecret() });
    return member;
  },
  'a member who has signed in on several browsers': async () => {
    const member = await aMember(api.db, api.config);
    for (let time = 0; time < 2; time += 1) await aBrowser(api).login(member);
    return member;
  },
  'an unverified sign-up of another person': aSignUp,
};

let own: BuiltMember;
/** The cookie of a browser in which the caller logged in to their own account. */
let ownCookie: string;
let placeholderCookie: string;

async function cookieOf(browser: TestBrowser, member: BuiltMember): Promise<string> {
  expect((await browser.login(member)).status).toBe(200);
  return browser.cookies.get(COOKIE) ?? '';
}

beforeAll(async () => {
  own = await aMember(api.db, api.config);
  ownCookie = await cookieOf(aBrowser(api), own);
  // An account whose sign-up requested the placeholder as its id.
  const person = aPerson();
  await aBrowser(api).signUp(person, { id: PLACEHOLDER });
  await worker.runJobs();
  const browser = aBrowser(api);
  await browser.verify(worker.linkTo(person.email, 'verify-email'));
  placeholderCookie = await cookieOf(browser, person);
});

const withCookie = (cookie: () => string) => () => {
  const browser = aBrowser(api);
  browser.cookies.set(COOKIE, cookie());
  return browser;
};

/** The callers: every second request of a sequence uses this browser, the others a new one. */
const callers: Record<string, () => TestBrowser | Promise<TestBrowser>> = {
  'a new browser': () => aBrowser(api),
  'a made-up cookie': withCookie(() => randomBytes(32).toString('base64url')),
  'a malformed cookie': withCookie(() => 'x'.repeat(3000)),
  'the cookie of an own account': withCookie(() => ownCookie),
  'the cookie of an account that requested the placeholder id': withCookie(() => placeholderCookie),
  'a browser that is signed in to an own account': async () => {
    const browser = aBrowser(api);
    await api.db.deleteFrom('device').where('member_id', '=', own.id).execute();
    await browser.login(own);
    return browser;
  },
};

const UNCOMPARED = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'content-length']);
const seen = ({ status, code, body, fields, details, headers }: Answered) => ({
  status,
  code,
  body,
  fields,
  details,
  headers: Object.fromEntries([...headers].filter(([name]) => !UNCOMPARED.has(name))),
});

type Seen = ReturnType<typeof seen>;

/** Salts differ for every name; each name must have one, and it must not change. */
async function parametersOf(browser: TestBrowser, { email, username }: Target): Promise<unknown> {
  const request = () => browser.call<{ salts: string[] }>('POST', '/api/auth/parameters', { names: [email, username] });
  const [first, second] = [await request(), await request()];
  const salts = first.body.salts.map((salt) => salt.length);
  return { ...seen(first), body: { ...first.body, salts }, stays: first.body.salts.join() === second.body.salts.join() };
}

/** Sends all requests that a visitor can make about a name. Each request finds the state that the earlier ones left. */
async function play(target: Target, caller: () => TestBrowser | Promise<TestBrowser>): Promise<unknown[]> {
  const received: unknown[] = [];
  const note = (answered: Answered): Seen => {
    const one = seen(answered);
    received.push(one);
    return one;
  };
  const browser = await caller();
  const from = (call: number) => (call % 2 === 0 ? browser : aBrowser(api));
  const both = [target.email, target.username];

  received.push(await parametersOf(browser, target));
  for (const path of ['/api/hash/forgot', '/api/hash/sessions', '/api/hash/email/verify', '/api/user/validate']) {
    for (let call = 0; call < 3; call += 1) note(await from(call).call('POST', path, { email: target.email }));
  }
  await worker.runJobs();

  // The caller signs up with the email address of the target and their own password, and then tries that password.
  const stranger = aPerson({ email: target.email });
  note(await browser.signUp(stranger, { id: randomUUID() }));
  await worker.runJobs();
  note(await browser.login(stranger));
  note(await aBrowser(api).login(stranger, { typed: target.email.toUpperCase() }));

  for (const login of both) {
    for (let call = 0; call < 3; call += 1) {
      note(await from(call).call('POST', '/api/auth/login', { login, password: wrongSecret() }, { 'idempotency-key': 'same' }));
    }
    // The repeated secret of the stranger and the route for suspended members share the counter.
    note(await browser.call('POST', '/api/suspension', { login, password: wrongSecret() }));
  }
  note(await browser.login(stranger));
  for (const login of both) {
    for (let call = 0; call < 3; call += 1) note(await from(call).call('POST', '/api/auth/login', { login, password: wrongSecret() }));
  }
  note(await browser.login(stranger));
  note(await browser.call('POST', '/api/suspension', { login: target.email, password: stranger.secretFor('email') }));
  note(await browser.call('POST', '/api/hash/forgot', { email: target.email }));
  note(await browser.call('POST', '/api/hash/sessions', { email: target.email }));
  note(await browser.signUp(aPerson({ email: target.email })));
  await worker.runJobs();

  clock.pass(DAY);
  await worker.runTask('accounts:purge-expired');
  for (const login of both) note(await browser.call('POST', '/api/auth/login', { login, password: wrongSecret() }));
  note(await browser.login(stranger));
  received.push(await parametersOf(browser, target));
  return received;
}

describe.each(Object.keys(callers))('caller with %s', (caller) => {
  it.each(Object.keys(targets))('learns nothing about %s', async (target) => {
    const known = await targets[target]!();
    expect(await play(known, callers[caller]!)).toEqual(await play(aPerson(), callers[caller]!));
  });
});

it('POST /api/auth/login reveals nothing to a stranger after the owner logged in', async () => {
  const [member, nobody] = [await aMember(api.db, api.config), aPerson()];
  const guess = async ({ email }: Target) =>
    seen(await aBrowser(api).call('POST', '/api/auth/login', { login: email, password: wrongSecret() }));
  for (const target of [member, nobody]) for (let time = 0; time < 2; time += 1) await guess(target);
  for (let time = 0; time < 2; time += 1) expect((await aBrowser(api).login(member)).status).toBe(200);
  expect(await guess(member)).toEqual(await guess(nobody));
});
