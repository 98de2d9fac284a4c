/**
 * login: signs in from the terminal as a browser would, says who one is, and logs out again.
 *
 *   scripts/toolchain node scripts/login.ts NAME [BASE_URL]
 *
 * NAME is an email or a username. The password comes from SUBROSA_PASSWORD, or is asked for and not shown.
 */
import { accounts } from '@subrosa/contract/addresses/accounts';
import { devices } from '@subrosa/contract/addresses/devices';
import { createClient } from '@subrosa/contract/client/client';
import { CallError } from '@subrosa/contract/client/errors';
import { derive } from '@subrosa/crypto/account/derive';
import { prepareSignIns, unlock } from '@subrosa/crypto/account/sign-in';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { askHidden } from './ask-hidden.ts';

const [name, baseUrl = 'http://localhost:13000'] = process.argv.slice(2);
if (name === undefined) {
  console.error('Whom? scripts/toolchain node scripts/login.ts NAME [BASE_URL]');
  process.exit(2);
}

let accessToken: string | undefined;
const client = createClient({
  baseUrl,
  session: {
    accessToken: () => accessToken,
    chatToken: () => undefined,
    canRefresh: () => false,
    refresh: async () => undefined,
    autoLogout: async () => undefined,
  },
  toast: () => undefined,
  onRedirectToLogin: () => undefined,
});

async function signIn(login: string, password: string) {
  const { salts, ...inService } = await client.call(accounts.readKdf, { body: { names: [login] } });
  const { body, kekOf } = await prepareSignIns(inService, { password, salt: salts[0] ?? '', derive });
  const answer = await client.call(accounts.login, { body: { login, ...body, cookieless: true } });
  if (answer.step === 'signed_in') return { session: answer.session, kekOf };
  const code = (await askHidden('Code of the authenticator app, or a backup code: ')).trim();
  const proof = /^\d{6}$/.test(code) ? { totp: code } : { code };
  const { session } = await client.call(accounts.proveSecondFactor, { body: { ticket: answer.ticket, cookieless: true, ...proof } });
  return { session, kekOf };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

async function openKeys(login: string, { session: { userId, keys }, kekOf }: SignedIn): Promise<string> {
  const { envelope, bundle, stretching = 1 } = keys;
  const kek = kekOf(stretching);
  if (kek === null) return 'sealed in a way that is not in service any more';
  if (envelope === null) return 'locked since the password was reset';
  const opened = await unlock(kek, { memberId: userId, kind: identifierOf(login).kind, envelope, bundle }).catch(() => null);
  return opened ? `unlocked, version ${opened.keys.accountKeyVersion}` : 'could not be unlocked';
}

async function sayWho(login: string, signedIn: SignedIn): Promise<void> {
  const account = await client.call(accounts.readAccount);
  const here = (await client.call(devices.listDevices)).find(({ id }) => id === signedIn.session.authId);
  console.log(`username  ${account.username} (${account.accountType}, ${account.state})`);
  console.log(`plan      ${account.premium ? 'premium' : 'regular'}`);
  console.log(`device    ${here?.browser || 'no browser'}, ${here?.kind ?? 'of an unknown kind'}`);
  console.log(`keys      ${await openKeys(login, signedIn)}`);
}

try {
  const password = process.env['SUBROSA_PASSWORD'] ?? (await askHidden('Password: '));
  const signedIn = await signIn(name.trim(), password);
  accessToken = signedIn.session.accessToken;
  try {
    await sayWho(name.trim(), signedIn);
  } finally {
    await client.call(devices.logout);
  }
} catch (error) {
  const left = error instanceof CallError ? error.details?.['attemptsLeft'] : undefined;
  console.error(error instanceof Error ? error.message : String(error), left === undefined ? '' : `(${left} attempts left)`);
  process.exitCode = 1;
}
