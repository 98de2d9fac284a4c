import { expect, type Locator, type Page } from '@playwright/test';
import { aVisitor, fromItsOwnNetwork, test } from './visitor.ts';

const MOST_STOPS = 80;

/** Whether the element has the focus, and whether it or the card around it has a visible outline. */
const focusAt = (element: Locator) =>
  element.evaluate((wanted) => {
    const focused = document.activeElement ?? document.body;
    const outlined = [focused, focused.closest('li') ?? focused].some((shown) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return { isThere: focused === wanted, isSeen: outlined || focused === document.body, element: focused.outerHTML.slice(0, 120) };
  });

async function expectVisibleFocus(element: Locator) {
  await expect(element).toBeFocused();
  expect(await focusAt(element)).toMatchObject({ isSeen: true });
}

/** Presses Tab until the element has the focus, and expects a visible focus at every stop. */
async function tabTo(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const focus = await focusAt(element);
    expect(focus).toMatchObject({ isSeen: true });
    if (focus.isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus does not come to ${element.toString()}`);
}

async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Chooses in a closed list by keyboard. */
async function choose(page: Page, list: Locator, value: string) {
  await tabTo(page, list);
  const distance = await list.evaluate((select: HTMLSelectElement, value) => {
    return [...select.options].findIndex((option) => option.value === value) - select.selectedIndex;
  }, value);
  await page.keyboard.press('Space');
  for (let step = 0; step < distance; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test.use({ viewport: { width: 1280, height: 800 } });

for (const path of ['/', '/approach']) {
  test(`shows errors of the age gate at ${path} and passes it by keyboard`, async ({ page }) => {
    await page.goto(path);
    const enter = page.getByRole('button', { name: 'I’m 19 or older' });
    const terms = page.getByRole('checkbox');
    await tabTo(page, enter);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please make sure you have read out Terms and Privacy Policy')).toBeVisible();
    await expect(terms).toHaveAccessibleDescription('Please make sure you have read out Terms and Privacy Policy');
    await expectVisibleFocus(terms);
    await page.keyboard.press('Space');
    await tabTo(page, enter);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });
}

for (const path of ['/', '/contact']) {
  test(`skips to the content of ${path} by keyboard`, async ({ page }) => {
    await aVisitor(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`changes the language of ${path} by keyboard and keeps the focus`, async ({ page }) => {
    await aVisitor(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page, page.getByRole('combobox', { name: 'Language' }), 'he');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectVisibleFocus(page.getByRole('banner').getByRole('combobox'));
  });
}

for (const home of ['the landing page', 'the home page of the app'] as const) {
  test.describe(home, () => {
    test.beforeEach(async ({ page }) => {
      await fromItsOwnNetwork(page);
      await aVisitor(page);
      await page.goto(home === 'the landing page' ? '/' : '/contact');
      if (home === 'the landing page') return;
      await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Subrosa' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Choose your role' })).toBeVisible();
    });

    test('subscribes to the newsletter by keyboard', async ({ page }) => {
      const newsletter = page.getByRole('region', { name: 'A discreet newsletter' });
      await write(page, newsletter.getByLabel('Name'), 'Iris');
      await write(page, newsletter.getByLabel('Email'), 'iris.keyboard@');
      await tabTo(page, newsletter.getByRole('button', { name: 'Keep me posted' }));
      await page.keyboard.press('Enter');
      await expect(newsletter.getByLabel('Email')).toHaveAccessibleDescription('Must be a valid email!');
      await expectVisibleFocus(newsletter.getByLabel('Email'));
      await page.keyboard.press('End');
      await page.keyboard.type('example.org');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Almost done. Open the email we just sent you.')).toBeVisible();
      await expect(newsletter.getByLabel('Email')).toHaveValue('');
      await expectVisibleFocus(newsletter.getByLabel('Email'));
    });

    for (const card of ['first', 'last'] as const) {
      test(`opens the page of the ${card} role by keyboard`, async ({ page }) => {
        const link = page.getByRole('region', { name: 'Choose your role' }).getByRole('link')[card]();
        await tabTo(page, link);
        const target = await link.evaluate(({ href }: HTMLAnchorElement) => href);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(target);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}

test('shows errors of the contact form at its fields and sends it by keyboard', async ({ page }) => {
  await fromItsOwnNetwork(page);
  await aVisitor(page);
  await page.goto('/contact');
  const email = page.getByLabel('Email');
  const message = page.getByLabel('Message');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Email is required!');
  await expect(message).toHaveAccessibleDescription('Message is required!');
  await expectVisibleFocus(email);
  await page.keyboard.type('iris@example.org');
  await write(page, message, 'How do I change my username?');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks. We’ve received your message.')).toBeVisible();
  await expect(message).toHaveValue('');
  await expectVisibleFocus(send);
});
