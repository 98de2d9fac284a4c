/**
 * login: signs in from the terminal as a browser does, prints the account, and logs out again.
 *
 *   npm run login -- NAME [BASE_URL]
 *   npm run login -- --console NAME [BASE_URL]    opens Chromium in the console as a staff persona, until it is closed
 *
 * NAME is an email address or a username. The password comes from SUBROSA_PASSWORD or a hidden prompt; for personas it is
 * known, and so are the passkeys of staff personas, which a virtual authenticator of Chromium holds. HEADLESS=yes only tests it.
 */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { devices } from '@subrosa/contract/endpoints/devices';
import { createClient } from '@subrosa/contract/client/client';
import { ResponseError } from '@subrosa/contract/client/errors';
import { derive } from '@subrosa/crypto/account/derive';
import { prepareSignIns, unlock } from '@subrosa/crypto/account/sign-in';
import { identifierOf } from '@subrosa/rules/accounts/identifier';
import { personaPasskeys } from '../apps/server/test/support/persona-passkeys.ts';
import { PERSONA_PASSWORD, personas, type Person } from '../apps/server/test/support/personas.ts';
import { logIn } from '../e2e/member.ts';
import { addAuthenticator, passkeyUseCount } from '../e2e/passkeys.ts';
import { promptHidden } from './prompt-hidden.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { console: { type: 'boolean', default: false } } });
const [name = '', baseUrl = values.console ? 'http://localhost:13080' : 'http://localhost:13000'] = positionals;
const persona = Object.values<Person>(personas).find(({ username }) => username === name.trim());
const isOfStaff = persona?.staffRole !== undefined;
if (name === '' || (values.console && !isOfStaff)) {
  console.error(name === '' ? 'Whom? npm run login -- NAME [BASE_URL]' : `${name} is not of the cast's staff.`);
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
  const { salts, ...inService } = await client.call(accounts.getKdf, { body: { names: [login] } });
  const { body, kekOf } = await prepareSignIns(inService, { password, salt: salts[0] ?? '', derive });
  const answer = await client.call(accounts.login, { body: { login, ...body, cookieless: true } });
  if (answer.step === 'signed_in') return { session: answer.session, kekOf };
  const proof = await proofFor(answer);
  const { session } = await client.call(accounts.proveSecondFactor, { body: { ticket: answer.ticket, cookieless: true, ...proof } });
  return { session, kekOf };
}

type SignInResult = Awaited<ReturnType<typeof signIn>>;

async function proofFor({ methods, passkeyOptions }: { methods: readonly string[]; passkeyOptions: string | null }) {
  if (isOfStaff && passkeyOptions !== null) return { passkey: readResponse(personaPasskeys(name.trim())[0], passkeyOptions) };
  if (!methods.includes('totp') && !methods.includes('code')) throw new Error('This account has passkeys only: log in with a browser.');
  const code = (await promptHidden('Code of the authenticator app, or a backup code: ')).trim();
  return /^\d{6}$/.test(code) ? { totp: code } : { code };
}

/** The passkey response that a browser sends after its dialog. */
function readResponse({ credentialId, privateKey }: ReturnType<typeof personaPasskeys>[0], options: string): string {
  const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: new URL(baseUrl).origin, crossOrigin: false }));
  const hash = (data: Buffer | string) => createHash('sha256').update(data).digest();
  // Flags: user present and user verified.
  const head = Buffer.from([0b101, 0, 0, 0, 0]);
  head.writeUInt32BE(passkeyUseCount(), 1);
  const authenticatorData = Buffer.concat([hash(rpId), head]);
  const key = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.concat([authenticatorData, hash(clientData)]), key);
  const [id, ...parts] = [credentialId, clientData, authenticatorData, signature].map((bytes) => bytes.toString('base64url'));
  const response = { clientDataJSON: parts[0], authenticatorData: parts[1], signature: parts[2] };
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}

async function decryptKeys(login: string, { session: { userId, keys }, kekOf }: SignInResult): Promise<string> {
  const { envelope, bundle, kdfVersion = 1 } = keys;
  const kek = kekOf(kdfVersion);
  if (kek === null) return 'encrypted with a KDF version that is no longer supported';
  if (envelope === null) return 'locked since the password was reset';
  const opened = await unlock(kek, { memberId: userId, kind: identifierOf(login).kind, envelope, bundle }).catch(() => null);
  return opened ? `unlocked, version ${opened.keys.accountKeyVersion}` : 'could not be unlocked';
}

async function printAccount(login: string, signedIn: SignInResult): Promise<void> {
  const account = await client.call(accounts.getAccount);
  const here = (await client.call(devices.listDevices)).find(({ id }) => id === signedIn.session.authId);
  console.log(`username  ${account.username} (${account.accountType}, ${account.state})`);
  console.log(`plan      ${account.premium ? 'premium' : 'regular'}`);
  console.log(`device    ${here?.browser || 'no browser'}, ${here?.kind ?? 'of an unknown kind'}`);
  console.log(`keys      ${await decryptKeys(login, signedIn)}`);
}

async function signInHere(): Promise<void> {
  const password = process.env['SUBROSA_PASSWORD'] ?? (persona ? PERSONA_PASSWORD : await promptHidden('Password: '));
  const signedIn = await signIn(name.trim(), password);
  accessToken = signedIn.session.accessToken;
  try {
    await printAccount(name.trim(), signedIn);
  } finally {
    await client.call(devices.logout);
  }
}

/** Logs a staff persona in on the login page; the passkey of the sign-in opens the console too. */
async function openStaffConsole(username: string): Promise<void> {
  const headless = process.env['HEADLESS'] === 'yes';
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless,
    args: ['--no-sandbox', '--no-first-run'],
  });
  const context = await browser.newContext({ baseURL: baseUrl, viewport: null });
  await context.addInitScript(() =>
    localStorage.setItem('subrosa.consent', JSON.stringify({ state: { ageAccepted: true, statistics: 'declined' }, version: 1 })),
  );
  const page = await context.newPage();
  await addAuthenticator(page, username, new URL(baseUrl).hostname);
  await logIn(page, { login: username, password: PERSONA_PASSWORD });
  await page.getByRole('button', { name: 'Continue with your passkey' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/staff/inbox');
  await page.getByRole('heading', { level: 1 }).waitFor();
  console.log(`${username} is in the console${headless ? '' : '; close the window to end'}.`);
  if (!headless) await new Promise((resolve) => page.once('close', resolve));
  await browser.close();
}

try {
  await (values.console ? openStaffConsole(name.trim()) : signInHere());
} catch (error) {
  const left = error instanceof ResponseError ? error.details?.['attemptsLeft'] : undefined;
  console.error(error instanceof Error ? error.message : String(error), left === undefined ? '' : `(${left} attempts left)`);
  process.exitCode = 1;
}
