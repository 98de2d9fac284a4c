import type { BrowserContext, Page } from '@playwright/test';
import type { FakeServer, StoredMessage } from '../packages/crypto/test/support/fake-server.ts';
import type { TestLog } from '../packages/vault/test/support/test-log.ts';
import type { StoredAccount, VaultPage } from '../packages/vault/test/browser/vault-page.ts';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { keysLabel } from '@subrosa/transparency/map/labels';
import type { LogStatus } from '@subrosa/vault/log/log-protocol';
import type { Input, Output, VaultErrorMessage, VaultCall } from '@subrosa/vault/protocol';

type InPage = { page: VaultPage };

class TabError extends Error {
  readonly failure: VaultErrorMessage;

  constructor(failure: VaultErrorMessage) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** The log of keys that a server presents to a tab, and whether alarms stop sending in its build. */
export interface PresentedLog {
  log: TestLog;
  stopsSending: boolean;
  /** By how many days its clock is slow. */
  slow?: number;
}

/** A tab with the vault in its worker. The fake server runs in the test, which passes everything between them as JSON. */
export class Tab {
  readonly page: Page;
  readonly server: FakeServer;
  /** Null in a build without a log of keys. A test can replace it by a fork. */
  log: TestLog | null = null;

  private constructor(page: Page, server: FakeServer) {
    this.page = page;
    this.server = server;
  }

  static async open(context: BrowserContext, url: string, server: FakeServer, presented?: PresentedLog): Promise<Tab> {
    const tab = new Tab(await context.newPage(), server);
    tab.log = presented?.log ?? null;
    const settings = presented && JSON.stringify({ ...presented.log.settings, stopsSending: presented.stopsSending });
    const parameters = new URLSearchParams({ ...(settings && { log: settings }), slow: String(presented?.slow ?? 0) });
    await tab.page.goto(`${url}/vault-page?${parameters}`);
    await tab.ready();
    return tab;
  }

  async ready(): Promise<void> {
    await this.page.waitForFunction(() => 'page' in globalThis && 'call' in (globalThis as unknown as InPage).page);
  }

  async signUp(memberId: string): Promise<StoredAccount> {
    const { account, settings, record } = await this.page.evaluate((id) => (globalThis as unknown as InPage).page.create(id), memberId);
    this.server.logOf(memberId).records.push(record);
    this.server.settings.set(memberId, settings);
    return account;
  }

  async rotate(old: StoredAccount): Promise<StoredAccount> {
    const { account, settings, record } = await this.page.evaluate(
      ([stored, received, records]) => (globalThis as unknown as InPage).page.rotate(stored, received, records),
      [old, this.server.settingsOf(old.memberId), this.server.logOf(old.memberId).records] as const,
    );
    const log = this.server.logOf(old.memberId);
    log.records.push(record);
    this.server.settings.set(old.memberId, settings);
    for (const device of log.devices) device.active = false;
    return account;
  }

  /** Unlocks by password; sends the device certificate to the server, which stores each once. */
  async unlock(account: StoredAccount, deviceId: string): Promise<string> {
    const { certificate } = await this.page.evaluate(
      ([stored, device, received]) => (globalThis as unknown as InPage).page.unlock(stored, device, received),
      [account, deviceId, this.server.settingsOf(account.memberId)] as const,
    );
    const { devices } = this.server.logOf(account.memberId);
    if (!devices.some(({ deviceKey }) => deviceKey === certificate.deviceKey)) devices.push({ ...certificate, active: true });
    return certificate.deviceKey;
  }

  /** Sends the settings to the server, as the next version. */
  async saveSettings(memberId: string): Promise<void> {
    const saved = await this.call('encryptSettings', { follows: this.server.settingsOf(memberId).version });
    this.server.saveSettings(memberId, saved);
    await this.call('settingsSaved', { version: saved.version });
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
    const logs = await Promise.all(this.server.keyLogs(people).map(async (log) => ({ ...log, ...(await this.#proofOf(log.memberId)) })));
    return this.call('sync', { conversationId, epochs, logs });
  }

  async #proofOf(memberId: string) {
    const proof = await this.log?.contactProof(memberId);
    return proof ? { proof } : {};
  }

  /** Reads the log and the own proofs, as a page does after its start. */
  async followLog(memberId: string): Promise<LogStatus> {
    const { log } = this;
    const before = await this.call('logStatus', {});
    if (!log || !before) throw new Error('no log');
    let status = await this.call('followLog', { note: await log.note(), from: before.size, bundles: log.bundles(before.size) });
    for (const map of ['keys', 'settings'] as const) {
      for (let since = status?.own[map]?.since, last = -1; since !== undefined && since !== last; since = status?.own[map]?.since) {
        last = since;
        const { records } = this.server.logOf(memberId);
        const label = map === 'keys' ? keysLabel(memberId) : fromBase64url(this.server.settings.get(memberId)?.label ?? '');
        status = await this.call('checkOwnProofs', { map, since, records, ...(await log.ownProofs(map, label, since)) });
      }
    }
    if (!status) throw new Error('no log');
    return status;
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

  /** Replaces what the vault stored of its checks, as a fault of the device or a script of the site could. */
  async damageChecks(memberId: string): Promise<void> {
    await this.page.evaluate(async (id) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('subrosa-vault');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('unreadable')));
      });
      const transaction = database.transaction('logs', 'readwrite');
      transaction.objectStore('logs').put({ nonce: new Uint8Array(12), content: new Uint8Array(64) }, [id, 'checks']);
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    }, memberId);
  }

  /** Every row of the vault as text; keys by their properties, bytes decoded. */
  async rows(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(new Error('unreadable')));
        });
      const database = await done(indexedDB.open('subrosa-vault'));
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      const rows = await Promise.all(names.map((name) => done<unknown[]>(transaction.objectStore(name).getAll())));
      database.close();
      const shown = (_: string, value: unknown): unknown => {
        if (value instanceof CryptoKey) return { extractable: value.extractable, type: value.type };
        if (value instanceof Uint8Array) return new TextDecoder().decode(value);
        return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
      };
      return rows.flat().map((row) => JSON.stringify(row, shown));
    });
  }
}
