import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { examples } from '@subrosa/contract/accounts/schemas';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson, wrongSecret } from '../../../test/support/credentials.ts';
import { solve } from '../../../test/support/proof-of-work.ts';
import { switchFlag } from '../reference/index.ts';
import { newChallenge } from './proof-of-work.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { systemClock } from '../../platform/clock.ts';

/** The second step of an exchange: browsers derive version 2, and version 1 is still accepted. */
const api = useApi({ config: { SIGNUP_POW_COST: 1, PASSWORD_KDF_VERSIONS: [2, 1] } });

/** Simulates the secret of version 2 for the password with this secret of version 1. */
const stronger = (secret: string) => createHash('sha256').update(secret).digest('base64url');

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
});

type Kind = 'email' | 'username';

/** Sends a secret for each of the two versions, as a browser does. */
function signIn(by: Kind, on = browser, secret = member.secretFor(by)) {
  const body = { login: member[by], password: stronger(secret), kdfVersion: 2, others: [{ password: secret, kdfVersion: 1 }] };
  return on.call<{ session: { accessToken: string; keys: { kdfVersion: number; kdfUpgrade: boolean; envelope: string } } }>(
    'POST',
    '/api/auth/login',
    body,
  );
}

async function bearer(by: Kind = 'email', on = browser) {
  const { body } = await signIn(by, on);
  return { authorization: `Bearer ${body.session.accessToken}` };
}

const credentialOf = (kind: Kind, mark = 'A') => ({ password: stronger(member.secretFor(kind)), envelope: mark.repeat(80) });

function upgrading(changes: object = {}) {
  return {
    proof: { kind: 'email', password: member.secretFor('email') },
    kdfVersion: 2,
    credentials: { email: credentialOf('email'), username: credentialOf('username') },
    ...changes,
  };
}

const upgradeKdf = async (body: object, headers?: Record<string, string>, on = browser) =>
  on.call('PUT', '/api/account/keys/kdf', body, headers ?? (await bearer('email', on)));

const kept = () =>
  api.db
    .selectFrom('credential')
    .select(['kind', 'kdf_version as kdfVersion'])
    .where('member_id', '=', member.id)
    .orderBy('kind')
    .execute();
const envelopes = () => api.db.selectFrom('key_envelope').select('envelope').where('member_id', '=', member.id).orderBy('kind').execute();

describe('while two KDF versions are in service', () => {
  it('returns the same parameters for every name, with or without an account', async () => {
    const other = await aMember(api.db, api.config);
    await upgradeKdf(upgrading());
    const names = [member.email, member.username, other.email, 'nobody-at-all@example.org', 'nobodyatall'];
    const responses = await Promise.all(
      names.map(async (name) => {
        const { status, body } = await aBrowser(api).call<{ salts: string[] }>('POST', '/api/auth/parameters', { names: [name] });
        return { status, ...body, salts: body.salts.map(({ length }) => length) };
      }),
    );
    expect(new Set(responses.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(responses[0]).toMatchObject({ parameters: { version: 2 }, others: [{ version: 1 }], salts: [43] });
  });

  it('signs in members of the first version, and upgrades verifier and envelope of both names', async () => {
    const { body } = await signIn('username');
    expect(body.session.keys).toMatchObject({ kdfVersion: 1, kdfUpgrade: true, envelope: 'envelope-for-username' });
    expect((await upgradeKdf(upgrading())).status).toBe(200);
    expect(await kept()).toEqual([
      { kind: 'email', kdfVersion: 2 },
      { kind: 'username', kdfVersion: 2 },
    ]);
    for (const by of ['email', 'username'] as const) {
      await api.db.deleteFrom('device').where('member_id', '=', member.id).execute();
      const again = await signIn(by);
      expect(again.body.session.keys).toMatchObject({ kdfVersion: 2, kdfUpgrade: false, envelope: 'A'.repeat(80) });
    }
  });

  it('upgrades only members for whom the flag is on', async () => {
    const share = (percent: number) => transaction(api.db, (tx) => switchFlag(tx, systemClock, { flag: 'kdfUpgrade', share: percent }));
    await share(0);
    const { body } = await signIn('email');
    expect(body.session.keys.kdfUpgrade).toBe(false);
    const headers = { authorization: `Bearer ${body.session.accessToken}` };
    expect((await upgradeKdf(upgrading(), headers)).status).toBe(200);
    expect(await kept()).toMatchObject([{ kdfVersion: 1 }, { kdfVersion: 1 }]);
    await share(100);
    await upgradeKdf(upgrading(), headers);
    expect(await kept()).toMatchObject([{ kdfVersion: 2 }, { kdfVersion: 2 }]);
  });

  it('rejects the secret of one version as that of the other', async () => {
    const headers = await bearer();
    await upgradeKdf(upgrading(), headers);
    expect((await aBrowser(api).login(member)).code).toBe('auth.failed');
    const mixed = { login: member.email, password: member.secretFor('email'), kdfVersion: 2, others: [] };
    expect((await aBrowser(api).call('POST', '/api/auth/login', mixed)).code).toBe('auth.failed');
  });

  it('counts a wrong password once, however many secrets are sent', async () => {
    const answered = await signIn('email', aBrowser(api), wrongSecret());
    expect(answered).toMatchObject({ code: 'auth.failed', details: { attemptsLeft: 4 } });
  });

  it.each(['/api/auth/login', '/api/suspension'])(
    'accepts one password per attempt: %s rejects two secrets of one version',
    async (path) => {
      const secret = member.secretFor('email');
      const wrong = { password: wrongSecret(), kdfVersion: 1 };
      const others = [wrong, { password: secret, kdfVersion: 1 }];
      const several = { login: member.email, password: wrongSecret(), kdfVersion: 2, others };
      expect(await browser.call('POST', path, several)).toMatchObject({ status: 400, fields: { others: { code: 'field.invalid' } } });
      const first = { ...several, ...wrong, others: [{ password: secret, kdfVersion: 1 }] };
      expect(await browser.call('POST', path, first)).toMatchObject({ status: 400 });
    },
  );

  it('accepts two concurrent upgrades and stores verifier and envelope of the same one', async () => {
    const two = [aBrowser(api), aBrowser(api)];
    const headers = await Promise.all(two.map((on) => bearer('email', on)));
    const marks = ['B', 'C'];
    const answers = await Promise.all(
      two.map((on, index) => {
        const mark = marks[index] ?? '';
        const credentials = { email: credentialOf('email', mark), username: credentialOf('username', mark) };
        return upgradeKdf(upgrading({ credentials }), headers[index], on);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [email, username] = (await envelopes()).map(({ envelope }) => envelope);
    expect(['B', 'C'].map((mark) => mark.repeat(80))).toContain(email);
    expect(username).toBe(email);
    expect((await signIn('email', aBrowser(api))).code).not.toBe('auth.failed');
  });

  it.each([
    ['a wrong password', () => upgrading({ proof: { kind: 'email', password: wrongSecret() } }), 'accounts.passwordWrong'],
    ['a version that is not in service', () => upgrading({ kdfVersion: 3 }), 'request.invalid'],
    [
      'an envelope that is missing',
      () => upgrading({ credentials: { email: { password: examples.secret }, username: credentialOf('username') } }),
      'version.stale',
    ],
  ])('rejects %s and changes nothing', async (_name, body, code) => {
    const before = await envelopes();
    expect((await upgradeKdf(body())).code).toBe(code);
    expect(await kept()).toMatchObject([{ kdfVersion: 1 }, { kdfVersion: 1 }]);
    expect(await envelopes()).toEqual(before);
  });

  it('keeps the stronger version when a weaker one is sent', async () => {
    const headers = await bearer();
    await upgradeKdf(upgrading(), headers);
    const weaker = { kdfVersion: 1, proof: { kind: 'email', password: credentialOf('email').password } };
    expect(
      (
        await upgradeKdf(
          upgrading({ ...weaker, credentials: { email: credentialOf('email', 'D'), username: credentialOf('username', 'D') } }),
          headers,
        )
      ).status,
    ).toBe(200);
    expect(await kept()).toMatchObject([{ kdfVersion: 2 }, { kdfVersion: 2 }]);
    expect(await envelopes()).toMatchObject([{ envelope: 'A'.repeat(80) }, { envelope: 'A'.repeat(80) }]);
  });

  it('returns the versions of the member’s own names, so that a password can be verified again', async () => {
    const headers = await bearer();
    const { body } = await browser.call('GET', '/api/account/keys', undefined, headers);
    expect(body).toMatchObject({ kdfVersion: { email: 1, username: 1 } });
  });

  it('stores the version of a new password, and rejects one that is not in service', async () => {
    const headers = await bearer();
    const change = (kdfVersion: number) => {
      const credential = { password: wrongSecret(), envelope: examples.envelope, kdfVersion };
      const body = { password: member.secretFor('email'), credentials: { email: credential, username: credential } };
      return browser.call('PUT', '/api/users/change-password', body, headers);
    };
    expect((await change(3)).code).toBe('request.invalid');
    expect((await change(2)).status).toBe(200);
    expect(await kept()).toMatchObject([{ kdfVersion: 2 }, { kdfVersion: 2 }]);
  });

  it('stores the version of a sign-up, which signs in only with the secret of that version', async () => {
    const person = aPerson();
    const credentials = {
      email: { ...person.credentials.email, kdfVersion: 2 },
      username: { ...person.credentials.username, kdfVersion: 2 },
    };
    const proof = await solve(await newChallenge(api.config.SESSION_SECRET, 1, systemClock));
    expect((await browser.signUp(person, { credentials, proof })).status).toBe(200);
    const login = { login: person.email, password: person.secretFor('email') };
    expect((await browser.call('POST', '/api/auth/login', { ...login, kdfVersion: 2 })).code).toBe('auth.unverified');
    expect((await browser.call('POST', '/api/auth/login', { ...login, kdfVersion: 1 })).code).toBe('auth.failed');
  });
});
