import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { message, row, openChatWith, sendChatMessage } from './chat.ts';
import { aFolderOfMedia } from './media-files.ts';
import { logIn, type Newcomer } from './member.ts';
import { addVirtualPasskeys, type Passkey } from './new-passkeys.ts';
import { adding, declareNobodyDepicted } from './photos.ts';
import { chooseChip, chooseOption, signUpAndVerify, offered } from './profile-form.ts';
import { fillDocumentDetails } from './verification.ts';
import { aVisitor } from './visitor.ts';

/** The data that the second half of a drill must find again; `npm run drill` keeps it between them. */
interface DrillState {
  seller: Newcomer;
  reader: Newcomer;
  reviewer: Newcomer & { passkeys: Passkey[] };
  messages: string[];
}

const STATE = process.env['DRILL_STATE'] ?? '';
/** Argon2, emails and reactions on a machine that runs everything at once. */
const SLOW = { timeout: 120_000 };
const english = (text: string) => text;

/** Returns one value from the database of the composition. */
function query(sql: string): string {
  const command = ['compose', 'exec', '-T', 'postgres', 'psql', '-U', 'postgres', '-d', 'subrosa', '-tAc', sql];
  return execFileSync('docker', command, { cwd: process.env['DRILL_FOLDER'], encoding: 'utf8' }).trim();
}

const openCase = (kind: string, username: string) =>
  query(`SELECT c.id FROM moderation_case c JOIN member m ON m.id = c.member_id
       WHERE c.kind = '${kind}' AND c.state = 'open' AND m.username = '${username}'`);

async function aTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await aVisitor(context);
  return context.newPage();
}

/** Signs up, opens the link of the email, logs in and writes a profile, all on pages. */
async function becomeMember(browser: Browser): Promise<{ tab: Page; who: Newcomer }> {
  const tab = await aTab(browser);
  const who = await signUpAndVerify(tab, 'en');
  // The object store rejects uploads with the header of the test's network.
  await tab.setExtraHTTPHeaders({});
  await tab.locator('input[type="radio"][value="woman"]').check({ force: true });
  await tab.getByLabel('Date of birth').pressSequentially('12051995');
  await chooseChip(tab, 'Body type', 1);
  await chooseChip(tab, 'Ethnicity', 2);
  await chooseChip(tab, 'Years of experience', 2);
  await chooseOption(tab, 'Areas of expertise', 1);
  await tab.keyboard.press('Escape');
  await tab.getByRole('group', { name: 'Interests' }).locator('details').nth(0).getByRole('checkbox').nth(1).check({ force: true });
  await tab.getByLabel('About you').fill('Old books, quiet evenings.');
  await tab.getByRole('button', { name: 'Continue to location' }).click();
  await tab.getByRole('combobox', { name: 'City', exact: true }).fill('Lisb');
  await offered(tab).first().click();
  await tab.getByRole('button', { name: 'Finish' }).click();
  await expect(tab.getByText('What you can do')).toBeVisible(SLOW);
  return { tab, who };
}

async function confirmPassword(tab: Page, password: string): Promise<void> {
  const field = tab.locator('input[autocomplete="current-password"]');
  await field.fill(password);
  await field.press('Enter');
}

/** Adds passkeys in the settings, each in an authenticator of its own, as on separate devices. */
async function addPasskeys(tab: Page, who: Newcomer, count: number): Promise<Passkey[]> {
  const passkeys: Passkey[] = [];
  for (let number = 1; number <= count; number += 1) {
    const putAway = await addVirtualPasskeys(tab, passkeys);
    await tab.goto('/settings/security');
    await tab.getByRole('button', { name: 'Add passkey' }).click();
    await confirmPassword(tab, who.password);
    const name = tab.getByLabel('Passkey name');
    const other = tab.getByRole('button', { name: 'Continue with your passkey' });
    await expect(name.or(other).first()).toBeVisible(SLOW);
    if (await other.isVisible()) await other.click();
    await expect(name).toBeVisible(SLOW);
    await putAway();
    const take = await addVirtualPasskeys(tab, []);
    await name.fill(`Key ${number}`);
    await tab.getByRole('button', { name: 'Create passkey' }).click();
    const stored = tab.getByRole('button', { name: 'I’ve saved my codes' });
    const added = tab.getByText(`Key ${number}`, { exact: true }).first();
    await expect(stored.or(added).first()).toBeVisible(SLOW);
    // The first passkey creates backup codes.
    if (number === 1) await stored.click();
    await expect(added).toBeVisible();
    passkeys.push(...(await take()));
  }
  return passkeys;
}

/** Opens a page of the console, with a passkey when it asks for one. */
async function openConsolePage(tab: Page, path: string): Promise<void> {
  await tab.goto(path);
  const passkey = tab.getByRole('button', { name: 'Continue with your passkey' });
  const inside = tab.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Confirm it’s you' });
  await expect(passkey.or(inside).first()).toBeVisible(SLOW);
  if (await passkey.isVisible()) await passkey.click();
  await expect(inside).toBeVisible(SLOW);
}

/** Expects a visible photo on the page of this member, through the gateway. */
async function expectPhoto(tab: Page, username: string): Promise<void> {
  await tab.goto(`/${username}`);
  const photo = tab.locator('main img[src*="/media/"]').first();
  await expect(photo).toBeVisible(SLOW);
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth), SLOW).toBeGreaterThan(0);
}

test('signs members up, reviews, publishes and sends messages @before', async ({ browser }) => {
  const files = aFolderOfMedia();
  const steps: Record<string, number> = {};
  const timed = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await test.step(name, act);
    steps[name] = (performance.now() - began) / 1000;
    return result;
  };

  const seller = await timed('sign-up and profile in a browser', () => becomeMember(browser));
  const [reader, one, other, reviewer] = await timed('four more members', async () => [
    await becomeMember(browser),
    await becomeMember(browser),
    await becomeMember(browser),
    await becomeMember(browser),
  ]);

  const passkeys = await timed('passkeys and the first two administrators', async () => {
    const [first, second] = [await addPasskeys(one.tab, one.who, 2), await addPasskeys(other.tab, other.who, 2)];
    const administrators = ['compose', 'run', '--rm', '-T', 'migrate', 'apps/server/src/main/administrators.ts'];
    execFileSync('docker', [...administrators, one.who.username, other.who.username], { cwd: process.env['DRILL_FOLDER'] });
    return { first, second, reviewer: await addPasskeys(reviewer.tab, reviewer.who, 1) };
  });

  await timed('a role, proposed by one administrator and confirmed by the other', async () => {
    await addVirtualPasskeys(one.tab, passkeys.first);
    await openConsolePage(one.tab, '/staff/admin/team');
    await one.tab.getByLabel('Username').fill(reviewer.who.username);
    await one.tab.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Reviewer' });
    await one.tab.getByRole('button', { name: 'Propose role' }).click();
    await expect(one.tab.getByRole('region', { name: 'Roles waiting for confirmation' })).toBeVisible();
    await addVirtualPasskeys(other.tab, passkeys.second);
    await openConsolePage(other.tab, '/staff/admin/team');
    await other.tab.getByRole('button', { name: `Confirm the role of ${reviewer.who.username}` }).click();
    await other.tab.getByRole('dialog').getByRole('button', { name: 'Confirm role' }).click();
    await expect(other.tab.getByRole('dialog')).toHaveCount(0);
  });

  const putAway = await addVirtualPasskeys(reviewer.tab, passkeys.reviewer);
  await timed('identity: encrypted, wrapped, decoded, accessed, approved', async () => {
    const { tab, who } = seller;
    await tab.goto('/verify?step=front');
    await tab.locator('input[type=file]').setInputFiles(files.aPicture('front.png', { width: 1200, height: 800 }));
    await tab.getByRole('button', { name: 'Use this' }).click();
    await tab.getByRole('button', { name: 'My ID has no back' }).click();
    await tab.locator('input[type=file]').setInputFiles(files.aVideo('film.mp4', undefined, 6));
    await tab.getByRole('button', { name: 'Use this' }).click();
    await fillDocumentDetails(tab, english, `D${Date.now()}`);
    await tab.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Thanks. We’ve received it.' })).toBeVisible(SLOW);
    await expect.poll(() => openCase('identity', who.username), SLOW).not.toBe('');
    await openConsolePage(reviewer.tab, `/staff/verifications?kind=identity&case=${openCase('identity', who.username)}`);
    await reviewer.tab.keyboard.press('m');
    await expect(reviewer.tab.getByRole('radio', { name: 'Approve' })).toBeVisible(SLOW);
    await expect(reviewer.tab.getByRole('button', { name: 'Hold to view' })).toHaveCount(2, SLOW);
    await reviewer.tab.keyboard.down('u');
    await expect(reviewer.tab.getByRole('img', { name: 'ID, front' })).toBeVisible(SLOW);
    await reviewer.tab.keyboard.up('u');
    for (const key of ['1', '2', '3', '4', '5', 'a']) await reviewer.tab.keyboard.press(key);
    await expect.poll(() => openCase('identity', who.username), SLOW).toBe('');
  });

  await timed('a photo: scanner, hash list, review, publication', async () => {
    const { tab, who } = seller;
    await tab.goto('/profile/photos');
    await adding(tab).setInputFiles(files.aPicture('evening.png'));
    await expect(tab.getByText('Tag people before review')).toBeVisible(SLOW);
    await tab
      .getByRole('button', { name: /^Tag people/ })
      .first()
      .click();
    await declareNobodyDepicted(tab);
    await expect(tab.getByText('Only you until reviewed')).toBeVisible(SLOW);
    await expect.poll(() => openCase('media_review', who.username), SLOW).not.toBe('');
    await openConsolePage(reviewer.tab, `/staff/media?case=${openCase('media_review', who.username)}`);
    await reviewer.tab.getByRole('button', { name: 'Claim case' }).click();
    await expect(reviewer.tab.getByRole('radio', { name: 'Approve' })).toBeVisible(SLOW);
    await reviewer.tab.keyboard.press('a');
    await reviewer.tab.keyboard.press('Control+Enter');
    const published = `SELECT count(*) FROM media x JOIN member m ON m.id = x.owner_id WHERE x.state = 'published' AND m.username = '${who.username}'`;
    await expect.poll(() => query(published), SLOW).toBe('1');
    await expectPhoto(reader.tab, who.username);
  });

  const messages = [`The rain has stopped. ${Date.now()}`, 'Then let us walk.'];
  await timed('a conversation between two browsers', async () => {
    // The page that is open since the sign-up has the keys.
    await seller.tab.goto('/requests');
    await openChatWith(seller.tab, reader.who.username);
    await sendChatMessage(seller.tab, messages[0] ?? '');
    await reader.tab.goto('/chat');
    await row(reader.tab, seller.who.username).click(SLOW);
    await expect(message(reader.tab, messages[0] ?? '')).toBeVisible(SLOW);
    await sendChatMessage(reader.tab, messages[1] ?? '');
    await expect(message(seller.tab, messages[1] ?? '')).toBeVisible(SLOW);
  });

  files.remove();
  const lasting: DrillState = {
    seller: seller.who,
    reader: reader.who,
    reviewer: { ...reviewer.who, passkeys: await putAway() },
    messages,
  };
  mkdirSync(dirname(STATE), { recursive: true });
  writeFileSync(STATE, JSON.stringify({ lasting, steps }), { mode: 0o600 });
});

test('finds all accounts, keys, messages and decisions again @after', async ({ browser }) => {
  const { lasting } = JSON.parse(readFileSync(STATE, 'utf8')) as { lasting: DrillState };
  const { seller, reader, reviewer, messages } = lasting;

  await test.step('the password unlocks keys, messages and the photo in a new browser', async () => {
    const tab = await aTab(browser);
    await logIn(tab, { login: reader.email, password: reader.password });
    await expect(tab).toHaveURL(/\/requests$/, SLOW);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }).click();
    await row(tab, seller.username).click(SLOW);
    for (const text of messages) await expect(message(tab, text)).toBeVisible(SLOW);
    await sendChatMessage(tab, 'Still here.');
    await expectPhoto(tab, seller.username);
  });

  await test.step('the passkey opens the console with its decisions', async () => {
    const tab = await aTab(browser);
    await addVirtualPasskeys(tab, reviewer.passkeys);
    await logIn(tab, { login: reviewer.email, password: reviewer.password });
    await tab.getByRole('button', { name: 'Continue with your passkey' }).click(SLOW);
    await expect(tab).toHaveURL(/\/requests$/, SLOW);
    await openConsolePage(tab, '/staff/media?show=decided');
    await expect(tab.locator('[id^="case-"]').first()).toBeVisible(SLOW);
  });

  await test.step('the verified member is still verified', async () => {
    const tab = await aTab(browser);
    await logIn(tab, { login: seller.username, password: seller.password });
    await expect(tab).toHaveURL(/\/requests$/, SLOW);
    await tab.goto('/verify');
    await expect(tab.getByRole('heading', { level: 1, name: 'You’re verified' })).toBeVisible(SLOW);
  });
});
