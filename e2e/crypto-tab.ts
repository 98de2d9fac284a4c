import type { BrowserContext, Page } from '@playwright/test';
import type { House, StoredMessage } from '@subrosa/crypto/conversation/testing/house';
import type { KeptAccount, VaultPage } from '@subrosa/crypto/in-browser/vault-page';
import type { Input, Output, Refused, VaultCall } from '@subrosa/crypto/vault/protocol';

type InPage = { page: VaultPage };

class TabRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.because);
    this.refused = refused;
  }
}

/** A tab with the vault in its worker. The server's half runs in the test, which carries everything between them as JSON. */
export class Tab {
  readonly page: Page;
  readonly house: House;

  private constructor(page: Page, house: House) {
    this.page = page;
    this.house = house;
  }

  static async open(context: BrowserContext, address: string, house: House): Promise<Tab> {
    const tab = new Tab(await context.newPage(), house);
    await tab.page.goto(`${address}/vault-page`);
    await tab.ready();
    return tab;
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'page' in globalThis && 'ask' in (globalThis as unknown as InPage).page);
  }

  async signUp(memberId: string): Promise<KeptAccount> {
    const { account, record } = await this.page.evaluate((id) => (globalThis as unknown as InPage).page.create(id), memberId);
    this.house.logOf(memberId).records.push(record);
    return account;
  }

  async rotate(old: KeptAccount): Promise<KeptAccount> {
    const { account, record } = await this.page.evaluate((kept) => (globalThis as unknown as InPage).page.rotate(kept), old);
    const log = this.house.logOf(old.memberId);
    log.records.push(record);
    for (const device of log.devices) device.active = false;
    return account;
  }

  /** What typing the password leads to; the certificate goes to the server, which keeps each once. */
  async unlock(account: KeptAccount, deviceId: string): Promise<string> {
    const settings = this.house.settings.get(account.memberId) ?? null;
    const { certificate } = await this.page.evaluate(
      ([kept, device, sealed]) => (globalThis as unknown as InPage).page.unlock(kept, device, sealed),
      [account, deviceId, settings] as const,
    );
    const { devices } = this.house.logOf(account.memberId);
    if (!devices.some(({ deviceKey }) => deviceKey === certificate.deviceKey)) devices.push({ ...certificate, active: true });
    return certificate.deviceKey;
  }

  async ask<Name extends VaultCall>(call: Name, input: Input<Name>): Promise<Output<Name>> {
    // Carried as JSON: whoever asks for files does so within the page.
    const answer = await this.page.evaluate(
      ([name, given]) => (globalThis as unknown as InPage).page.ask(name, given as unknown as Input<VaultCall>),
      [call, input as object] as const,
    );
    if (answer.refused) throw new TabRefused(answer.refused);
    return answer.output;
  }

  async sync(conversationId: string, memberId: string, ...others: string[]): Promise<Output<'sync'>> {
    const people = new Set([memberId, ...others, ...this.house.peopleOf(conversationId)]);
    const epochs = this.house.epochsFor(conversationId, memberId);
    return this.ask('sync', { conversationId, epochs, logs: this.house.keyLogs(people) });
  }

  /** Renews the key first where that is due. */
  async send(conversationId: string, memberId: string, text: string): Promise<StoredMessage> {
    if ((await this.sync(conversationId, memberId)).renewalDue) await this.renew(conversationId, memberId);
    const input = { conversationId, id: crypto.randomUUID(), payload: { kind: 'text', text }, longest: 4000 } as const;
    return this.house.send(conversationId, memberId, await this.ask('write', input));
  }

  async renew(conversationId: string, memberId: string, other?: string): Promise<void> {
    const people = other === undefined ? {} : { people: { members: [memberId, other], admins: [] } };
    await this.house.putEpoch(memberId, await this.ask('renew', { conversationId, ...people }));
    await this.sync(conversationId, memberId);
  }

  async read(conversationId: string, memberId: string): Promise<string[]> {
    await this.sync(conversationId, memberId);
    const opened = await this.ask('open', { conversationId, messages: this.house.room(conversationId).messages });
    return opened.map((message) => (message.kind === 'opened' ? message.payload.text : `(${message.because})`));
  }
}
