import { expect } from '@playwright/test';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { aFolderOfMedia } from './media-files.ts';
import { leave, test } from './member.ts';
import { adding, aMemberContext, approveMediaOf, openOwnPhotos, CHECKED, declareNobodyDepicted, type MemberContext } from './photos.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const files = aFolderOfMedia();
let dorian: MemberContext;

test.beforeAll(async ({ browser }) => {
  // A retry needs the same initial state.
  await query(`DELETE FROM media WHERE kind = 'video' AND owner_id = (SELECT id FROM member WHERE username = $1)`, ['dorian']);
  await query(`UPDATE member_settings SET blur_media = false WHERE member_id = (SELECT id FROM member WHERE username = $1)`, ['dorian']);
  dorian = await aMemberContext(browser, 'dorian');
});

test.afterEach(() => expect(dorian.errors.splice(0)).toEqual([]));

test.afterAll(async () => {
  await leave(dorian.context);
  files.remove();
});

test('shows an empty state with one next step to a member without photos', async ({ signInAs }) => {
  const page = await signInAs('ansel', { width: 390 });
  await page.route('**/api/profile/gallery', (route) => route.abort(), { times: 4 });
  await page.goto('/profile/photos');
  await page.getByRole('button', { name: 'Try again' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'No images' })).toBeVisible();
  await expect(adding(page)).toBeAttached();
});

test('crops a profile photo before the upload', async () => {
  const page = await openOwnPhotos(dorian);
  const pick = page.getByLabel('Replace: Profile photo');
  const dialog = page.getByRole('dialog', { name: 'Your profile photo' });
  await pick.setInputFiles(files.aPicture('narrow.png', { width: 460, height: 900 }));
  await expect(dialog.getByText('Profile photos must be wider than 460 px and taller than 500 px.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await pick.setInputFiles(files.aPicture('wide.png', { width: 1200, height: 900 }));
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuenow', '1.1');
  const started = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/uploads'));
  const chosen = page.waitForResponse((response) => response.url().endsWith('/add-image'));
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  expect((await started).postDataJSON()).toMatchObject({ purpose: 'profile_photo', fileName: 'wide.jpg', type: 'image/jpeg' });
  expect((await chosen).ok()).toBe(true);
  await page.getByRole('button', { name: /^Tag people in/ }).click(CHECKED);
  const people = page.getByRole('dialog', { name: 'Who’s in it?' });
  await people.getByRole('radio', { name: 'People are shown', exact: true }).check();
  await people.getByRole('button', { name: 'Add myself' }).click();
  await people.getByRole('button', { name: 'Save' }).click();
  await expect(people.getByText('Confirm that everyone shown is an adult and has agreed.')).toBeVisible();
  await people.getByRole('checkbox').check();
  await people.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only you until reviewed')).toBeVisible();
  await page.close();
});

test('publishes approved media, and serves them from the cache afterwards', async ({ browser }) => {
  const page = await openOwnPhotos(dorian);
  await adding(page).setInputFiles([files.aPicture('shore.png'), files.aVideo('waves.mp4')]);
  await page.getByRole('button', { name: 'Tag people in all 2 items' }).click(CHECKED);
  await declareNobodyDepicted(page);
  const waiting = page.getByText('Only you until reviewed');
  await expect(waiting.nth(1)).toBeVisible(CHECKED);
  expect(await approveMediaOf(browser, 'dorian')).toBeGreaterThanOrEqual(2);
  await expect(waiting).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Open Video' })).toBeVisible();

  // The URLs change every half hour; then a second attempt is needed.
  await expect(async () => {
    const reload = async () => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Open Video' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith('/media/'))
          .map((entry) => ({ name: entry.name, sent: (entry as PerformanceResourceTiming).transferSize })),
      );
    };
    await reload();
    const again = await reload();
    expect(again.length).toBeGreaterThan(4);
    expect(again.filter(({ sent }) => sent > 0)).toEqual([]);
  }).toPass({ timeout: 60_000 });
  await page.close();
});

test('plays a video, and returns the focus to its button', async () => {
  const page = await openOwnPhotos(dorian);
  const open = page.getByRole('button', { name: 'Open Video' });
  await open.press('Enter');
  const box = page.getByRole('dialog', { name: 'Photos and videos' });
  await box.getByRole('button', { name: /^Play/ }).press('Enter');
  await expect.poll(() => box.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime), CHECKED).toBeGreaterThan(0.2);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(open).toBeFocused();
  await page.close();
});

test('asks a depicted member for consent, and hides the item on an objection', async ({ browser }) => {
  const page = await openOwnPhotos(dorian);
  await adding(page).setInputFiles(files.aPicture('together.png'));
  await page.getByRole('button', { name: 'Tag people in together.png' }).click(CHECKED);
  const dialog = page.getByRole('dialog', { name: 'Who’s in it?' });
  await dialog.getByRole('radio', { name: 'People are shown', exact: true }).check();
  await dialog.getByRole('button', { name: 'Add another member' }).click();
  await dialog.getByLabel('Member’s username').fill('nobodyatall');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('We can’t find that username, or the member can’t be tagged here.')).toBeVisible();
  await dialog.getByLabel('Member’s username').fill('marlow');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only you can see this until everyone tagged agrees')).toBeVisible();

  const marlow = await aMemberContext(browser, 'marlow');
  const theirs = await openOwnPhotos(marlow);
  await expect(theirs.getByText('No one else can see it until you agree.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Agree to the item by dorian' }).click();
  await expect(theirs.getByText('You agreed. It isn’t published yet.')).toBeVisible();
  await expect(page.getByText('Only you until reviewed')).toBeVisible(CHECKED);
  await theirs.getByRole('button', { name: 'Object to the item by dorian' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Object', exact: true }).click();
  await expect(theirs.getByText('You objected, so no one else can see it.')).toBeVisible();
  await leave(marlow.context);

  await page.getByRole('button', { name: 'Options for Photo' }).last().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const before = await page.getByRole('button', { name: /^Move / }).count();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(before - 1);
  await page.close();
});

test('fetches blurred media only when the viewer taps them', async () => {
  const page = await openOwnPhotos(dorian);
  const blur = page.getByRole('switch', { name: 'Blur media until tapped' });
  await page.goto('/settings/settings');
  await page.waitForLoadState('networkidle');
  const saved = () =>
    page.waitForResponse((response) => response.url().includes('/account/settings') && response.request().method() === 'PUT');
  await Promise.all([saved(), blur.click({ force: true })]);
  const fetched: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname.startsWith('/media/') && fetched.push(request.url()));
  await page.goto('/profile/photos');
  const show = page.getByRole('button', { name: 'Show Video' });
  await expect(show).toBeVisible();
  expect(fetched).toEqual([]);
  await show.press('Enter');
  await expect(page.getByRole('img', { name: 'Video' })).toBeVisible();
  await expect.poll(() => fetched).toHaveLength(1);
  await page.goto('/settings/settings');
  await page.waitForLoadState('networkidle');
  await Promise.all([saved(), blur.click({ force: true })]);
  await page.close();
});

test('shows photos from right to left without accessibility faults at 390 px', async ({ signInAs }) => {
  const page = await signInAs('noa', { language: 'he', width: 390 });
  await page.goto('/profile/photos');
  await expect(page.locator('main li img').first()).toBeVisible();
  expect(await accessibilityViolationsOf(page)).toEqual([]);
  expect(await horizontalOverflowOf(page)).toBeLessThanOrEqual(0);
});
