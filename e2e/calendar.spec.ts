import { expect } from '@playwright/test';
import { changeEntryInDatabase, draw, editor, entriesOf, entryNamed, deleteEntriesOf, setTimeZone, saved, wholeDays } from './calendar.ts';
import { query } from './database.ts';
import { test } from './member.ts';
import { deleteNotifications } from './notifications-data.ts';
import { offered } from './profile-form.ts';
import { connectMembers, deleteRelations } from './relations.ts';
import { translatorFor } from './translations.ts';

const t = translatorFor('en');
/** A Wednesday, far enough from today that the seed has no entries then. */
const [DAY, TYPED] = ['2027-03-10', '10/03/2027'];

test('creates an entry in the week, rejects an overlap, edits it, shows it in all views and deletes it', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await deleteEntriesOf('ansel');
  const home = await setTimeZone('ansel', 'Europe/Lisbon');
  const tab = await signInAs('ansel', { width: 1440 });
  await tab.goto('/requests');
  await tab.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await expect(tab.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(tab.getByText('Europe/Lisbon')).toBeVisible();
  await tab.goto(`/calendar?view=agenda&on=${DAY}`);
  await expect(tab.getByRole('heading', { name: 'No entries yet' })).toBeVisible();

  await tab.goto(`/calendar?view=week&on=${DAY}`);
  await draw(tab, DAY, 9, 11);
  const form = editor(tab, t);
  await expect(form.starts).toHaveValue(TYPED);
  await expect(form.startTime).toHaveValue('09:00');
  await expect(form.endTime).toHaveValue('11:00');
  await form.title.fill('Gallery visit');
  await form.save.click();
  await saved(tab, t);
  await expect(entryNamed(tab, 'Gallery visit')).toBeVisible();

  // An overlap is reported in the form, and keeps its input.
  await tab.getByRole('button', { name: /New entry, .*10/ }).click();
  await form.title.fill('Second thought');
  await form.startTime.fill('10:00');
  await form.endTime.fill('12:00');
  await form.save.click();
  await expect(form.sheet.getByRole('alert').filter({ hasText: 'Selected time period already occupied' })).toBeVisible();
  await form.endTime.fill('09:00');
  await form.save.click();
  await expect(form.sheet.getByText('Choose an end time after the start time.')).toBeVisible();
  await form.starts.fill('');
  await form.ends.fill('');
  await form.save.click();
  await expect(form.sheet.getByText('Date range must be select')).toHaveCount(2);

  // Closing the form with unsaved input asks first.
  const question = tab.getByRole('dialog', { name: 'Leave without saving?' });
  await tab.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.title).toHaveValue('Second thought');
  await tab.goBack();
  await question.getByRole('button', { name: 'exit without saving' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();

  await entryNamed(tab, 'Gallery visit').click();
  await tab.getByRole('dialog', { name: 'Gallery visit' }).getByRole('button', { name: 'Edit' }).click();
  const edit = editor(tab, t, 'Edit entry');
  await edit.title.fill('Gallery visit, moved');
  await edit.startTime.fill('14:00');
  await edit.endTime.fill('15:30');
  await changeEntryInDatabase('Gallery visit', 'We meet at the entrance.');
  await edit.save.click();
  await expect(edit.sheet.getByText('This entry was changed in another window.')).toBeVisible();
  await expect(edit.sheet.getByText('We meet at the entrance.')).toBeVisible();
  await expect(edit.title).toHaveValue('Gallery visit, moved');
  await edit.save.click();
  await saved(tab, t);
  for (const view of ['Day', 'Agenda', 'Month']) {
    await tab.getByText(view, { exact: true }).click();
    await expect(entryNamed(tab, 'Gallery visit, moved')).toBeVisible();
  }

  await entryNamed(tab, 'Gallery visit, moved').click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await tab.getByRole('dialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(tab.getByText('Removed from your calendar.')).toBeVisible();
  await expect(entryNamed(tab, 'Gallery visit')).toHaveCount(0);
  expect(await entriesOf('ansel')).toEqual([]);
  await setTimeZone('ansel', home);
});

test('repeats an entry on dates selected by keyboard, and edits and deletes it as a series', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const translate = translatorFor('zh-TW');
  await deleteEntriesOf('mei');
  const tab = await signInAs('mei', { language: 'zh-TW', width: 390 });
  await tab.goto(`/calendar?on=${DAY}`);
  await tab.getByRole('button', { name: translate('New entry'), exact: true }).press('Enter');
  const form = editor(tab, translate);
  await form.title.fill('茶會');
  await form.sheet.getByRole('switch', { name: translate('Repeat at the same times on all selected dates') }).check();
  const first = form.sheet.locator(`fieldset [data-day="${DAY}"]`);
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.focus();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('ArrowRight');
  await tab.keyboard.press('Space');
  await form.save.click();
  await saved(tab, translate);
  expect((await entriesOf('mei')).map(({ starts_on }) => starts_on)).toEqual(['2027-03-10', '2027-03-17', '2027-03-18']);
  // On a small screen the month shows marks, and the entries of the chosen day below.
  const entry = tab.getByRole('region', { name: /2027/ }).getByRole('button', { name: /茶會/ });
  await entry.click();
  await tab.getByRole('button', { name: translate('Edit'), exact: true }).click();
  const edit = editor(tab, translate, 'Edit entry');
  await edit.title.fill('茶會二');
  await edit.sheet.getByRole('radio', { name: translate('The whole series, except its dates') }).check();
  await edit.save.click();
  await saved(tab, translate);
  expect((await entriesOf('mei')).map(({ title }) => title)).toEqual(['茶會二', '茶會二', '茶會二']);
  await entry.click();
  await tab.getByRole('button', { name: translate('Delete'), exact: true }).click();
  await tab.getByRole('radio', { name: translate('The whole series') }).check();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: translate('Delete'), exact: true })
    .click();
  await expect(tab.getByText(translate('Nothing planned on this day.'))).toBeVisible();
  expect(await entriesOf('mei')).toEqual([]);
});

test('shows days from right to left in Hebrew, and finds a trip and the hidden entries of a full day', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const translate = translatorFor('he');
  await deleteEntriesOf('noa');
  const tab = await signInAs('noa', { language: 'he', width: 1440 });
  await tab.goto(`/calendar?on=${DAY}&edit=new`);
  const form = editor(tab, translate);
  await form.sheet.getByRole('radio', { name: translate('Travel plan') }).check();
  await form.save.click();
  await expect(form.sheet.getByText(translate('Destination is required!'))).toBeVisible();
  await form.sheet.getByRole('textbox', { name: translate('Trip title') }).fill('Porto');
  await form.sheet.getByRole('combobox', { name: translate('Destination') }).fill('Porto');
  await offered(tab).first().click();
  await form.sheet.getByRole('textbox', { name: translate('Departure'), exact: true }).fill(TYPED);
  await form.sheet.getByRole('textbox', { name: translate('Until'), exact: true }).fill('12/03/2027');
  await form.save.click();
  await saved(tab, translate);

  // Sunday is the first day and is at the right; the trip begins on Wednesday and extends to the left.
  const boxOf = async (day: string) => (await tab.locator(`[data-day="${day}"]`).boundingBox()) ?? { x: 0, width: 0 };
  const [sunday, wednesday, friday, saturday] = [
    await boxOf('2027-03-07'),
    await boxOf(DAY),
    await boxOf('2027-03-12'),
    await boxOf('2027-03-13'),
  ];
  expect(sunday.x).toBeGreaterThan(wednesday.x);
  expect(wednesday.x).toBeGreaterThan(saturday.x);
  const strip = (await tab.locator('[data-type="travel"][data-mine]').boundingBox()) ?? { x: 0, width: 0 };
  expect(strip.x).toBeGreaterThanOrEqual(friday.x);
  expect(strip.x + strip.width).toBeLessThanOrEqual(wednesday.x + wednesday.width + 1);

  for (const hour of [8, 10, 12, 14]) {
    await tab.goto(`/calendar?view=day&on=${DAY}`);
    await draw(tab, DAY, hour, hour + 1);
    await editor(tab, translate).title.fill(`Hour ${hour}`);
    await editor(tab, translate).save.click();
    await saved(tab, translate);
  }
  await tab.goto(`/calendar?on=${DAY}`);
  await tab.getByRole('button', { name: /^ועוד שניים/ }).click();
  await expect(tab).toHaveURL(/view=day/);
  await expect(entryNamed(tab, 'Hour 14')).toBeVisible();

  // A week shows three all-day entries above its hours, and the number of further ones.
  await wholeDays('noa', DAY, 4);
  await tab.goto(`/calendar?view=week&on=${DAY}`);
  await tab.getByRole('button', { name: /^ועוד שניים/ }).click();
  await expect(tab).toHaveURL(/view=day/);
  await expect(entryNamed(tab, 'Whole day 4')).toBeVisible();
  await deleteEntriesOf('noa');
});

test('shows published entries to connections live, and creates and turns off the calendar feed', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await connectMembers('dorian', 'ansel');
  await deleteEntriesOf('dorian');
  await deleteNotifications('ansel');
  await query('DELETE FROM calendar_update_quota');
  const homes = [await setTimeZone('dorian', 'Europe/Lisbon'), await setTimeZone('ansel', 'Europe/Kyiv')] as const;
  const dorian = await signInAs('dorian', { width: 1440 });
  await dorian.goto(`/calendar?view=day&on=${DAY}&edit=new`);
  const form = editor(dorian, t);
  await form.title.fill('Supper');
  await form.sheet.getByRole('combobox', { name: 'Visible to' }).selectOption('chosen');
  await form.save.click();
  await expect(form.sheet.getByText('Choose at least one of your connections.')).toBeVisible();
  await form.sheet.getByRole('combobox', { name: 'Choose connections' }).fill('ans');
  await dorian.getByRole('option', { name: 'ansel' }).click();
  const second = await dorian.context().newPage();
  await second.goto(`/calendar?view=day&on=${DAY}`);
  await expect(second.getByRole('region', { name: 'Hours' })).toBeVisible();
  await form.save.click();
  await saved(dorian, t);
  await expect(entryNamed(second, 'Supper')).toBeVisible();

  // A second entry is published later and stays hidden until then.
  await dorian.goto(`/calendar?view=day&on=${DAY}&edit=new`);
  await form.title.fill('Surprise');
  await form.startTime.fill('20:00');
  await form.endTime.fill('21:00');
  await form.sheet.getByRole('combobox', { name: 'Publish', exact: true }).selectOption('later');
  await form.sheet.getByRole('textbox', { name: 'Publish on', exact: true }).fill('01/03/2027');
  await form.sheet.getByLabel('Publish at').fill('09:00');
  await form.save.click();
  await saved(dorian, t);
  await expect(entryNamed(dorian, 'Surprise')).toBeVisible();

  await dorian.getByRole('button', { name: 'Use in another calendar app' }).click();
  const dialog = dorian.getByRole('dialog', { name: 'Use in another calendar app' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const feedUrl = await dialog.getByLabel('Private link (shown once)').inputValue();
  const feed = await dorian.request.get(feedUrl);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(await feed.text()).not.toContain('Supper');
  await dialog.getByRole('button', { name: 'Turn off link' }).click();
  await expect(dorian.getByText('Your private link has been turned off.')).toBeVisible();
  expect((await dorian.request.get(feedUrl)).status()).toBe(404);

  const ansel = await signInAs('ansel', { width: 1440 });
  await ansel.goto(`/calendar?view=day&on=${DAY}`);
  await expect(entryNamed(ansel, 'dorian.*Supper')).toBeVisible();
  await expect(entryNamed(ansel, 'Surprise')).toHaveCount(0);
  await expect(ansel.getByText('See trips further ahead with premium')).toBeVisible();
  await ansel.getByRole('checkbox', { name: 'dorian' }).check();
  await expect(ansel).toHaveURL(/with=/);
  await expect(entryNamed(ansel, 'dorian.*Supper')).toBeVisible();
  await ansel.goto(`/calendar?view=day&on=${DAY}&without=event`);
  await expect(ansel.getByText('No entries yet')).toBeVisible();
  await ansel.goto('/dorian?tab=agenda');
  await entryNamed(ansel, 'Supper').click();
  // The dialog shows the viewer's time zone and that of the entry.
  const supper = ansel.getByRole('dialog', { name: 'Supper' });
  await expect(supper.getByText('08:00 PM')).toBeVisible();
  await expect(supper.getByText(/Europe\/Lisbon.*06:00 PM/)).toBeVisible();
  // The notification links to the entry; the unpublished entry has no notification.
  await ansel.goto('/notifications');
  await expect(ansel.getByText('Surprise')).toHaveCount(0);
  await ansel
    .getByRole('link', { name: /Supper/ })
    .last()
    .click();
  await expect(ansel).toHaveURL(/on=2027-03-10/);
  await supper.getByRole('button', { name: 'Close' }).click();
  await expect(ansel).not.toHaveURL(/entry=/);
  await deleteNotifications('ansel');
  await deleteEntriesOf('dorian');
  await setTimeZone('dorian', homes[0]);
  await setTimeZone('ansel', homes[1]);
  await deleteRelations('dorian', 'ansel');
});
