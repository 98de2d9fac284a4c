import { expect, test, type Page } from '@playwright/test';
import { aVisitor, test as calmTest } from './visitor.ts';

/** The result or the error of a script in the page. */
const outcomeOf = (page: Page, deed: () => unknown) => page.evaluate(deed).then(String, (error: Error) => error.message);

for (const path of ['/', '/contact']) {
  test.describe(`the content security policy of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await aVisitor(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('blocks writing HTML by script', async ({ page }) => {
      const planted = await outcomeOf(page, () => (document.body.innerHTML = '<img src="/none">'));
      expect(planted).toContain("requires 'TrustedHTML'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('blocks loading and compiling scripts', async ({ page }) => {
      const loaded = await outcomeOf(page, () => (document.createElement('script').src = '/assets/other.js'));
      expect(loaded).toContain("requires 'TrustedScriptURL'");
      expect(await outcomeOf(page, () => (document.createElement('script').text = 'true'))).toContain("requires 'TrustedScript'");
    });

    test('blocks starting a worker', async ({ page }) => {
      expect(await outcomeOf(page, () => new Worker('/assets/other.js'))).toContain("requires 'TrustedScriptURL'");
    });

    test('blocks connecting to any host but ours and the store', async ({ page }) => {
      const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? '';
      const allowed = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(allowed).toEqual(["'self'", expect.stringMatching(/^https?:\/\/[\w.-]+(?::\d+)?$/)]);
      const { protocol, hostname } = new URL(allowed[1] ?? '');
      for (const url of ['https://elsewhere.example/', `${protocol}//${hostname}:1/`]) {
        const violation = await page.evaluate(async (blocked) => {
          const reported = new Promise<string>((resolve) => {
            const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
              resolve(`${effectiveDirective} ${blockedURI}`);
            document.addEventListener('securitypolicyviolation', report, { once: true });
          });
          await fetch(blocked, { mode: 'no-cors' }).catch(() => undefined);
          return reported;
        }, url);
        expect(violation).toBe(`connect-src ${url}`);
      }
    });

    test('blocks creating a Trusted Types policy', async ({ page }) => {
      for (const name of ['default', 'other']) {
        const created = await page.evaluate((name) => {
          const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } };
          try {
            return Boolean(trustedTypes.createPolicy(name, { createHTML: (text: string) => text }));
          } catch {
            return false;
          }
        }, name);
        expect(created, name).toBe(false);
      }
    });
  });
}

test('lets our workers compile WebAssembly and reach only our own origin', async ({ page }) => {
  await page.route('**/assets/planted-worker.js', async (route) => {
    const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
    // A real file of the build, so that the worker gets the policy that the server sends.
    const response = await route.fetch({ url: new URL(script ?? '', page.url()).href, headers: { 'accept-encoding': 'identity' } });
    const emptyModule = '0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0';
    const body = `Promise.allSettled([WebAssembly.compile(Uint8Array.of(${emptyModule})), fetch('/api/config'), fetch('https://elsewhere.example/')])
      .then((results) => postMessage(results.map(({ status }) => status)));`;
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const outcome = await page.evaluate(() => {
    // The landing page does not run the app, which would have created this policy.
    type Policy = { createScriptURL(url: string): string };
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: Policy): Policy } };
    const policy = trustedTypes.createPolicy('subrosa', { createScriptURL: (url) => url });
    const worker = new Worker(policy.createScriptURL('/assets/planted-worker.js'), { type: 'module' });
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    });
  });
  expect(outcome).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

calmTest('changes the theme in the app without a policy violation', async ({ page }) => {
  await aVisitor(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background).toBe('rgb(251, 248, 247)');
});
