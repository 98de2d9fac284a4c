import { expect } from '@playwright/test';
import { partsOf } from '@subrosa/rules/media/limits';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { aFolderOfMedia } from './media-files.ts';
import { leave } from './member.ts';
import {
  adding,
  aMemberContext,
  openOwnPhotos,
  CHECKED,
  deleteUploadsOf,
  declareNobodyDepicted,
  throttle,
  watchParts,
  type MemberContext,
} from './photos.ts';
import { test } from './visitor.ts';

// Serial, because a member has two devices only and the gallery grows from test to test. A retry starts with the first test.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const files = aFolderOfMedia();
let iris: MemberContext;

test.beforeAll(async ({ browser }) => {
  await deleteUploadsOf('iris');
  iris = await aMemberContext(browser, 'iris');
});

test.afterEach(() => expect(iris.errors.splice(0)).toEqual([]));

test.afterAll(async () => {
  await leave(iris.context);
  files.remove();
});

const twice = (parts: readonly string[]) => parts.filter((part, index) => parts.indexOf(part) !== index);

/** Enough parts to lose the network and the page during the upload; the size limit has a test of its own. */
const BYTES = 96 * 1024 * 1024;

test('resumes ten uploads, one of 96 MB, after a lost network and a reload, and repeats no part', async () => {
  const video = files.aVideo('walk.mp4', BYTES);
  const pictures = Array.from({ length: 9 }, (_, index) => files.aPicture(`evening-${index + 1}.png`));
  const page = await openOwnPhotos(iris);
  const { begun: started, arrived } = watchParts(page);
  await throttle(page, 16);
  await adding(page).setInputFiles([video, ...pictures]);
  await expect(page.getByText(/of 96 MB · .*MB\/s · .* left/)).toBeVisible(CHECKED);
  await expect.poll(() => arrived.length, CHECKED).toBeGreaterThan(2);

  await iris.context.setOffline(true);
  await expect(page.getByText('You’re offline. The upload will resume automatically.').first()).toBeVisible();
  const whenLost = arrived.length;
  await iris.context.setOffline(false);
  await throttle(page, 16);
  await expect.poll(() => arrived.length, CHECKED).toBeGreaterThan(whenLost + 1);

  await page.reload();
  const goOn = page.getByLabel('Choose the same file to continue: walk.mp4');
  await expect(goOn).toBeAttached();
  const [startedBefore, arrivedBefore] = [started.length, [...arrived]];
  await goOn.setInputFiles(pictures[0] ?? '');
  await expect(page.getByText('That’s a different file. Choose walk.mp4 (96 MB).')).toBeVisible();
  const left = await page
    .getByLabel(/^Choose the same file to continue/)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const unfinished = [video, ...pictures].filter((path) => left.some((label) => label?.endsWith(path.split('/').at(-1) ?? '')));
  await adding(page).setInputFiles(unfinished);

  await expect(page.getByText('Tag people before review')).toHaveCount(10, CHECKED);
  expect(twice(arrived)).toEqual([]);
  expect(started.slice(startedBefore).filter((part) => arrivedBefore.includes(part))).toEqual([]);
  // They include parts of the video.
  expect(arrivedBefore.length).toBeGreaterThan(4);
  expect(started.filter((part) => part.endsWith(` ${partsOf(BYTES).length}`)).length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Tag people in all 10 items' }).click();
  await declareNobodyDepicted(page);
  await expect(page.getByText('Only you until reviewed')).toHaveCount(10, CHECKED);
  await page.close();
});

test('pauses, continues on other pages and cancels uploads', async () => {
  const page = await openOwnPhotos(iris);
  await throttle(page, 4);
  await adding(page).setInputFiles([files.aVideo('long.mp4', 60 * 1024 * 1024), files.aVideo('longer.mp4', 60 * 1024 * 1024)]);
  await page.getByRole('button', { name: 'Pause long.mp4' }).click();
  await expect(page.getByText(/^Paused at/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume long.mp4' }).click();
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(page.getByText(/^Paused at/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Resume all' }).click();

  await page.getByRole('link', { name: 'Subrosa' }).click();
  const status = page.getByRole('complementary', { name: 'Uploads' });
  await expect(status.getByText('Uploading 2 files')).toBeVisible();
  const percent = async () => Number(await status.getByRole('progressbar').getAttribute('aria-valuenow'));
  const before = await percent();
  await expect.poll(percent, CHECKED).toBeGreaterThan(before);
  await status.getByRole('link').click();

  for (const name of ['long.mp4', 'longer.mp4']) {
    await page.getByRole('button', { name: `Cancel ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  }
  await page.reload();
  await expect(adding(page)).toBeAttached();
  await expect(page.getByText('Choose the same file to continue')).toHaveCount(0);
  await page.close();
});

test('rejects too many, too large and unsupported files with their messages', async () => {
  const page = await openOwnPhotos(iris);
  const { begun: started } = watchParts(page);
  await adding(page).setInputFiles([files.aTooLargeVideo('endless.mp4'), files.aDocument('contract.pdf')]);
  await expect(page.getByText('endless.mp4 exceeds the allowed size of 200 MB')).toBeVisible();
  await expect(page.getByText('contract.pdf has incorrect media type')).toBeVisible();
  expect(started).toEqual([]);
  await iris.context.setOffline(true);
  await adding(page).setInputFiles(
    Array.from({ length: 11 }, (_, index) => files.aPicture(`many-${index}.png`, { width: 40, height: 50 })),
  );
  await expect(page.getByText('Only 10 media files are allowed')).toBeVisible();
  await expect(page.getByText(/^many-\d+\.png$/)).toHaveCount(10);
  await page.close();
  await iris.context.setOffline(false);
});

test('adds, captions and moves a photo by keyboard at 390 px', async () => {
  const page = await openOwnPhotos(iris, 390);
  // Keys that are pressed while the page still loads would be lost.
  await page.waitForLoadState('networkidle');
  await adding(page).focus();
  await expect(adding(page)).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(files.aPicture('keyboard.png'));
  const state = page.getByRole('button', { name: 'Tag people in keyboard.png' });
  await expect(state).toBeVisible(CHECKED);
  await state.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who’s in it?' });
  await dialog.getByRole('radio', { name: 'No people are shown' }).press('Space');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(state).toBeHidden(CHECKED);
  await expect(page.getByText('Only you until reviewed').last()).toBeVisible();

  const caption = page.getByRole('textbox', { name: 'What it shows' });
  // The list is replaced once the photo waits for review, which closes an open menu.
  await expect(async () => {
    await page.getByRole('button', { name: 'Options for Photo' }).last().press('Enter');
    await page.getByRole('menuitem', { name: 'Edit caption' }).press('Enter', { timeout: 3000 });
    await expect(caption).toBeVisible({ timeout: 3000 });
  }).toPass();
  await caption.fill('Quiet water');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByRole('button', { name: 'Options for Quiet water' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Move to first' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName('Move Quiet water');
  await page.close();
});

for (const { width, theme } of [
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'light' },
] as const) {
  test(`shows photos without accessibility faults or sideways scroll, ${theme} at ${width} px`, async () => {
    const page = await openOwnPhotos(iris, width);
    await expect(page.getByRole('button', { name: 'Open Quiet water' })).toBeVisible();
    await setTheme(page, theme);
    expect(await accessibilityViolationsOf(page, theme)).toEqual([]);
    expect(await horizontalOverflowOf(page)).toBeLessThanOrEqual(0);
    await page.close();
  });
}
