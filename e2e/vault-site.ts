import { test as base, type BrowserContext } from '@playwright/test';
import { FELIX, IRIS, CONVERSATION } from '../packages/crypto/test/support/personas.ts';
import { FakeServer } from '../packages/crypto/test/support/fake-server.ts';
import { type Browser, signUp } from '../packages/crypto/test/support/test-member.ts';
import type { StoredAccount } from '../packages/vault/test/browser/vault-page.ts';
import { aSite, bundled } from './crypto-site.ts';
import { Tab } from './crypto-tab.ts';

/** Tests of the vault: a page with its worker. `url` is the site. */
export const test = base.extend<object, { url: string }>({
  url: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern to see which fixtures it uses
    async ({}, use) => {
      const scripts = { '/vault-page.js': await bundled('vault/test/browser/vault-page.ts') };
      const site = await aSite({ ...scripts, '/vault.worker.js': await bundled('vault/test/browser/vault.worker.ts') });
      await use(site.url);
      site.close();
    },
    { scope: 'worker' },
  ],
});

export const DEVICE = '0198f6a0-0000-7000-8000-0000000000d1';

interface KnownContacts {
  server: FakeServer;
  iris: Tab;
  felix: Browser;
  account: StoredAccount;
}

/** Iris in a real browser and Felix in the test process, with a shared epoch. */
export async function irisAndFelix(context: BrowserContext, url: string): Promise<KnownContacts> {
  const server = new FakeServer();
  const { browser: felix } = await signUp(server, FELIX);
  const iris = await Tab.open(context, url, server);
  const account = await iris.signUp(IRIS);
  await iris.unlock(account, DEVICE);
  await iris.sync(CONVERSATION, IRIS, FELIX);
  await iris.renew(CONVERSATION, IRIS, FELIX);
  return { server, iris, felix, account };
}
