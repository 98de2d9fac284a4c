import type { BrowserContext, Page } from '@playwright/test';
import type { FakeServer, StoredMessage } from '../packages/crypto/test/support/fake-server.ts';
import type { StoredAccount, VaultPage } from '../packages/crypto/test/browser/vault-page.ts';
import type { Input, Output, VaultErrorMessage, VaultCall } from '@subrosa/crypto/vault/protocol';

type InPage = { page: VaultPage };

class TabError extends Error {
  readonly failure: VaultErrorMessage;

  constructor(failure: VaultErrorMessage) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** A tab with the vault in its worker. The fake server runs in the test, which passes everything between them as JSON. */
export class Tab {
  readonly page: Page;
  readonly server: FakeServer;

  private constructor(page: Page, server: FakeServer) {
    this.page = page;
    this.server = server;
  }

  static async open(context: BrowserContext, url: string, server: FakeServer): Promise<Tab> {
    const tab = new Tab(await context.newPage(), server);
    await tab.page.goto(`${url}/vault-page`);
    await tab.ready();
    return tab;
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'page' in globalThis && 'call' in (globalThis as unknown as InPage).page);
  }

  async signUp(memberId: string): Promise<StoredAccount> {
    const { account, record } = await this.page.evaluate((id) => (globalThis as unknown as InPage).page.create(id), memberId);
    this.server.logOf(memberId).records.push(record);
    return account;
  }

  async rotate(old: StoredAccount): Promise<StoredAccount> {
    const { account, record } = await this.page.evaluate((stored) => (globalThis as unknown as InPage).page.rotate(stored), old);
    const log = this.server.logOf(old.memberId);
    log.records.push(record);
    for (const device of log.devices) device.active = false;
    return account;
  }

  /** Unlocks by password; sends the device certificate to the server, which stores each once. */
  async unlock(account: StoredAccount, deviceId: string): Promise<string> {
    const settings = this.server.settings.get(account.memberId) ?? null;
    const { certificate } = await this.page.evaluate(
      ([stored, device, encryptedSettings]) => (globalThis as unknown as InPage).page.unlock(stored, device, encryptedSettings),
      [account, deviceId, settings] as const,
    );
    const { devices } = this.server.logOf(account.memberId);
    if (!devices.some(({ deviceKey }) => deviceKey === certificate.deviceKey)) devices.push({ ...certificate, active: true });
    return certificate.deviceKey;
  }

  async call<Name extends VaultCall>(call: Name, input: Input<Name>): Promise<Output<Name>> {
    // Passed as JSON, so calls with files run inside the page instead.
    const response = await this.page.evaluate(
      ([name, given]) => (globalThis as unknown as InPage).page.call(name, given as unknown as Input<VaultCall>),
      [call, input as object] as const,
    );
    if (response.error) throw new TabError(response.error);
    return response.output;
  }

  async sync(conversationId: string, memberId: string, ...others: string[]): Promise<Output<'sync'>> {
    const people = new Set([memberId, ...others, ...this.server.membersOf(conversationId)]);
    const epochs = this.server.epochsFor(conversationId, memberId);
    return this.call('sync', { conversationId, epochs, logs: this.server.keyLogs(people) });
  }

  /** Renews the key first when it is due. */
  async send(conversationId: string, memberId: string, text: string): Promise<StoredMessage> {
    if ((await this.sync(conversationId, memberId)).renewalDue) await this.renew(conversationId, memberId);
    const input = { conversationId, id: crypto.randomUUID(), payload: { kind: 'text', text }, longest: 4000 } as const;
    return this.server.send(conversationId, memberId, await this.call('write', input));
  }

  async renew(conversationId: string, memberId: string, other?: string): Promise<void> {
    const people = other === undefined ? {} : { people: { members: [memberId, other], admins: [] } };
    await this.server.putEpoch(memberId, await this.call('renew', { conversationId, ...people }));
    await this.sync(conversationId, memberId);
  }

  async read(conversationId: string, memberId: string): Promise<string[]> {
    await this.sync(conversationId, memberId);
    const opened = await this.call('decryptMessages', { conversationId, messages: this.server.conversation(conversationId).messages });
    return opened.map((message) => (message.kind === 'decrypted' ? message.payload.text : `(${message.reason})`));
  }
}
