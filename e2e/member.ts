import { randomBytes } from 'node:crypto';
import { expect, type APIResponse, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { derive } from '@subrosa/crypto/account/derive';
import { prepareSignIn } from '@subrosa/crypto/account/sign-in';
import { kdfParameters as parameters } from '@subrosa/rules/accounts/kdf';
import type { Locale } from '@subrosa/rules/reference/locales';
import { query } from './database.ts';
import { getAssertion, resetPasskeyCounter, addAuthenticator } from './passkeys.ts';
import { aNetwork, aReader, fromItsOwnNetwork, test as base } from './visitor.ts';
import { translatorFor } from './translations.ts';

export const PERSONA_PASSWORD = 'Quiet-Garden-7';

export interface Newcomer {
  username: string;
  email: string;
  password: string;
}

/** A person without an account. */
export function aNewcomer(): Newcomer {
  const username = `evening${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@example.org`, password: `Quiet-Lamp-${randomBytes(4).toString('hex')}-9` };
}

interface BrowserOptions {
  language?: Locale;
  width?: number;
}

/** A new browser context with its own cookies and network, past the age gate. */
export async function aBrowser(browser: Browser, options: BrowserOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: options.width ?? 1280, height: 844 } });
  await context.addInitScript(() => {
    if (!localStorage.getItem('subrosa.consent')) {
      localStorage.setItem('subrosa.consent', JSON.stringify({ state: { ageAccepted: true, statistics: 'declined' }, version: 1 }));
    }
  });
  await aReader(context, { language: options.language ?? 'en' });
  const page = await context.newPage();
  await fromItsOwnNetwork(page);
  return page;
}

/** Opens the login page, fills it in and submits it. */
export async function logIn(page: Page, who: { login: string; password: string }, language: Locale = 'en'): Promise<void> {
  const t = translatorFor(language);
  await page.goto('/login');
  await page.getByLabel(t('Email or username')).fill(who.login);
  await page.getByLabel(t('Password'), { exact: true }).fill(who.password);
  await page.getByRole('button', { name: t('Log in'), exact: true }).click();
}

const secrets = new Map<string, Promise<string>>();

/** The login secret that the browser derives from the password, cached per persona because it takes seconds. */
function secretOf(context: BrowserContext, username: string): Promise<string> {
  const known = secrets.get(username);
  if (known) return known;
  const made = createLoginSecret(context, username);
  secrets.set(username, made);
  return made;
}

async function createLoginSecret(context: BrowserContext, username: string): Promise<string> {
  const response = await context.request.post('/api/auth/parameters', { data: { names: [username] }, headers: aNetwork() });
  const { body } = (await response.json()) as { body: { salts: string[] } };
  const { password } = await prepareSignIn({ password: PERSONA_PASSWORD, salt: body.salts[0] ?? '', parameters, derive });
  return password;
}

type LoginResponse = { step: string; ticket: string; passkeyOptions: string; session: { accessToken: string } };

const bodyOf = async (response: APIResponse): Promise<LoginResponse> => {
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { body: LoginResponse }).body;
};

/** The second step of staff, by a passkey that opens the console too. The page keeps the passkey for later proofs. */
async function proveStaff(page: Page, username: string, { ticket, passkeyOptions }: LoginResponse): Promise<LoginResponse> {
  const { rpId } = JSON.parse(passkeyOptions) as { rpId: string };
  await addAuthenticator(page, username, rpId);
  const passkey = await getAssertion(page, passkeyOptions);
  await resetPasskeyCounter(username);
  const data = { ticket, passkey, remember: false };
  return bodyOf(await page.context().request.post('/api/auth/second-factor', { data, headers: aNetwork() }));
}

const deviceOf = (accessToken: string) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { device: string }).device;

const devices = new WeakMap<BrowserContext, string>();

/**
 * Signs a persona in without the login page, which accounts.spec.ts covers. Opens no page of the app yet, because most
 * tests go straight to their own. Returns the access token.
 */
export async function signIn(page: Page, username: string): Promise<string> {
  const context = page.context();
  const password = await secretOf(context, username);
  const data = { login: username, password, remember: false };
  const first = await bodyOf(await context.request.post('/api/auth/login', { data, headers: aNetwork() }));
  await page.goto('/robots.txt');
  const { session } = first.step === 'second_factor' ? await proveStaff(page, username, first) : first;
  devices.set(context, deviceOf(session.accessToken));
  await page.evaluate(() => localStorage.setItem('subrosa.signed-in', 'yes'));
  return session.accessToken;
}

/** Returns the console token of a staff member who has just signed in. */
export async function enterConsole(page: Page, authorization: string): Promise<string> {
  const response = await page.request.post('/api/console', { data: {}, headers: { authorization, ...aNetwork() } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { body: { token: string } }).body.token;
}

/** Signs the device out, because a member has at most two. */
export async function leave(context: BrowserContext): Promise<void> {
  try {
    // Requests that are still pending have no handler any more.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.request.post('/api/auth/logout', { data: {} });
    await context.close();
  } finally {
    // A device that remains would make every later test of this member fail.
    await query('DELETE FROM device WHERE id = $1', [devices.get(context)]);
  }
}

type SignInAs = (username: string, options?: BrowserOptions) => Promise<Page>;

/** Signs in as a persona, in a browser context of its own that is always signed out at the end. The next step is a `goto`. */
export const test = base.extend<{ signInAs: SignInAs }>({
  signInAs: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (username, options = {}) => {
      const tab = await aBrowser(browser, options);
      opened.push(tab.context());
      await signIn(tab, username);
      return tab;
    });
    for (const left of await Promise.allSettled(opened.map(leave))) if (left.status === 'rejected') throw left.reason;
  },
});
