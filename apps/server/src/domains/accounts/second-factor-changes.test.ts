import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { wrongSecret } from '../../../test/support/credentials.ts';
import { softwarePasskey } from '../../../test/support/software-passkey.ts';

const clock = aClock();
const api = useApi({ clock });

let member: BuiltMember;
let browser: TestBrowser;
let password: string;

async function begin(traits: { secondFactor?: boolean } = {}) {
  member = await aMember(api.db, api.config, traits);
  browser = aBrowser(api);
  password = member.secretFor('email');
  await browser.login(member);
}

const factors = async () =>
  (await browser.call<{ factors: { id: string; kind: string }[] }>('GET', '/api/account/second-factors')).body.factors;
const start = async (on = browser) =>
  (await on.call<{ awaited: { ticket: string; methods: string[] } | null }>('POST', '/api/account/second-factors/proof', {})).body.awaited;
const proofBy = async (code: string) => ({ ticket: (await start())?.ticket, code });

const startTotp = (body: object) => browser.call<{ secret: string }>('POST', '/api/account/second-factors/totp', body);
const confirmTotp = (secret: string) =>
  browser.call('POST', '/api/account/second-factors/totp/confirm', {
    code: new TOTP({ secret }).generate({ timestamp: clock.now().getTime() }),
  });
const startPasskey = (body: object) =>
  browser.call<{ ticket: string; options: string }>('POST', '/api/account/second-factors/passkey', body);
const addPasskey = ({ ticket, options }: { ticket: string; options: string }) => {
  const answer = softwarePasskey(new URL(api.config.PUBLIC_URL).origin).register(options);
  return browser.call('POST', '/api/account/second-factors/passkey/add', { ticket, name: 'Laptop', answer });
};

/** All changes of the factors of an account. */
const changes: Record<string, (body: object) => Promise<{ status: number; code: string | undefined }>> = {
  'starting an authenticator app': startTotp,
  'starting a passkey': startPasskey,
  'removing a factor': async (body) => browser.call('DELETE', `/api/account/second-factors/${(await factors())[0]!.id}`, body),
  'renewing the backup codes': (body) => browser.call('POST', '/api/account/second-factors/codes', body),
};

describe.each(Object.keys(changes))('%s of an account with a second factor', (name) => {
  const change = changes[name]!;
  beforeEach(() => begin({ secondFactor: true }));

  it('requires one of its factors in addition to the password', async () => {
    expect(await change({ password })).toMatchObject({ status: 409, code: 'auth.secondFactorRequired' });
    expect((await change({ password, proof: await proofBy('WRNG-WRNG-WRNG') })).code).toBe('auth.secondFactorFailed');
    expect((await change({ password, proof: await proofBy(member.backupCodes[0]!) })).status).toBe(200);
  });

  it('requires the password in addition to a factor, which a wrong password does not use up', async () => {
    const proof = await proofBy(member.backupCodes[0]!);
    expect((await change({ password: wrongSecret(), proof })).code).toBe('accounts.passwordWrong');
    expect((await change({ password, proof })).status).toBe(200);
  });

  it('accepts a proof once, and none of a sign-in or of another member', async () => {
    const [code = '', next = ''] = member.backupCodes;
    const login = { login: member.email, password };
    const signIn = await aBrowser(api).call<{ ticket: string }>('POST', '/api/auth/login', login);
    const stranger = aBrowser(api);
    await stranger.login(await aMember(api.db, api.config, { secondFactor: true }));
    const foreign = await start(stranger);
    for (const ticket of ['none', signIn.body.ticket, foreign?.ticket]) {
      expect((await change({ password, proof: { ticket, code } })).code).toBe('auth.secondFactorExpired');
    }
    const proof = await proofBy(code);
    expect((await change({ password, proof })).status).toBe(200);
    if ((await factors()).length > 0) {
      expect((await startPasskey({ password, proof: { ...proof, code: next } })).code).toBe('auth.secondFactorExpired');
    }
  });
});

describe('an account without a second factor', () => {
  beforeEach(() => begin());

  it('needs no proof, and gets its first factor by the password', async () => {
    expect(await start()).toBeNull();
    const { body } = await startTotp({ password });
    expect((await confirmTotp(body.secret)).status).toBe(200);
    expect(await factors()).toMatchObject([{ kind: 'totp' }]);
    expect((await start())?.methods).toEqual(['totp', 'code']);
  });

  it('voids changes that were started before the first factor was added', async () => {
    const app = await startTotp({ password });
    const [first, second] = [await startPasskey({ password }), await startPasskey({ password })];
    expect((await addPasskey(first.body)).status).toBe(200);
    expect((await confirmTotp(app.body.secret)).code).toBe('auth.secondFactorFailed');
    expect((await addPasskey(second.body)).code).toBe('auth.secondFactorExpired');
    expect(await factors()).toHaveLength(1);
  });

  it('voids the ticket of a passkey that was started before the app was confirmed', async () => {
    const app = await startTotp({ password });
    const passkey = await startPasskey({ password });
    expect((await confirmTotp(app.body.secret)).status).toBe(200);
    expect((await addPasskey(passkey.body)).code).toBe('auth.secondFactorExpired');
  });
});
