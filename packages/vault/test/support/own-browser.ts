import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import type { MapName } from '@subrosa/transparency/map/fillers';
import { keysLabel } from '@subrosa/transparency/map/labels';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { IRIS } from '../../../crypto/test/support/personas.ts';
import { type Account, signUp } from '../../../crypto/test/support/test-member.ts';
import { unreadLog } from '../../src/log/believed-log.ts';
import { checkOwn, nextStep, type Owner } from '../../src/log/check-own.ts';
import { NO_CHECKS } from '../../src/log/checks.ts';
import type { StoredLog } from '../../src/log/stored-log.ts';
import { aKeysChange, aSettingsChange, TestLog } from './test-log.ts';

export const NOW = Date.parse('2026-11-19T12:00:00.000Z');
export const settingsLabel = randomBytes(32);
const labels = { keys: keysLabel(IRIS), settings: settingsLabel };

/** Iris, whose keys are in edition 0, and her browser. */
export class OwnBrowser {
  readonly server = new FakeServer();
  readonly log: TestLog;
  stored: StoredLog;
  owner: Owner | null = null;
  account: Account | null = null;

  constructor(log: TestLog) {
    this.log = log;
    this.stored = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
  }

  get iris(): Owner {
    if (!this.owner) throw new Error('not signed up');
    return this.owner;
  }

  get keyLog() {
    return { memberId: IRIS, records: [...this.server.logOf(IRIS).records], devices: [] };
  }

  async keysChange(head?: Uint8Array<ArrayBuffer>, records = this.keyLog.records.length) {
    const heads = await headsOf(this.keyLog);
    return aKeysChange(IRIS, records, head ?? fromBase64url(heads[records - 1] ?? ''));
  }

  async follow(): Promise<void> {
    this.stored = { ...this.stored, believed: await this.log.believed(this.stored.believed) };
  }

  /** Requests proofs until nothing is left, as a page does. */
  async check(map: MapName, lie: { without?: readonly number[]; atOnce?: number } = {}, now = NOW): Promise<number> {
    let requests = 0;
    let since = nextStep(this.stored, this.iris, map)?.since;
    while (since !== undefined) {
      const response = { map, since, records: this.keyLog.records, ...(await this.log.ownProofs(map, labels[map], since, lie)) };
      this.stored = { ...this.stored, checks: await checkOwn(this.stored, this.iris, response, now) };
      const next = nextStep(this.stored, this.iris, map)?.since;
      since = next === since ? undefined : next;
      requests += 1;
    }
    return requests;
  }

  get keysLabelOfIris() {
    return labels.keys;
  }

  get problems(): string[] {
    return this.stored.checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);
  }
}

export async function anOwnBrowser(editions: number): Promise<OwnBrowser> {
  const browser = new OwnBrowser(await TestLog.create());
  const { account, browser: made } = await signUp(browser.server, IRIS);
  browser.owner = { self: made.self, settings: made.settings, settingsLabel: toBase64url(settingsLabel), labelCreatedOn: null };
  browser.account = account;
  await browser.log.publish({ keys: [await browser.keysChange()], settings: [aSettingsChange(settingsLabel, 1, randomBytes(32))] });
  await browser.log.publishMany(editions - 1);
  await browser.follow();
  return browser;
}
