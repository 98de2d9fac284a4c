import type { AccountKeys } from '@subrosa/crypto/account/account-keys';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { Replays } from '@subrosa/crypto/conversation/replays';
import type { SavedCheckpoint } from '@subrosa/crypto/conversation/settings';
import type { KeyProof } from '@subrosa/crypto/conversation/trust';
import type { MessageCheckpoint } from '@subrosa/crypto/signed/payload';
import { HeldSecrets } from './held-secrets.ts';
import type { LogSettings } from './log/log-protocol.ts';
import { loadLog, type StoredLog } from './log/stored-log.ts';
import { loadMember, type Member } from './member.ts';

/** How long an entered password is kept when the page does not forget it. */
const LONGEST_MS = 30 * 60_000;

export interface EnteredPassword extends Pick<SignIn, 'kekOf'> {
  password: string;
  /** The KDF version of the newest parameters. */
  newest: number;
}

/** What remains of unlocked keys until `unlock`; nothing of it can be exported. */
interface HeldKeys {
  memberId: string;
  keys: AccountKeys;
  settingsKey: CryptoKey;
}

/** Settings that were encrypted for the server, which may reject them. */
export interface SettingsDraft {
  version: number;
  /** Of the ciphertext, in base64url. */
  hash: string;
  checkpoint: SavedCheckpoint | null;
}

/** The key logs of a conversation, and what the log of keys proves about them. */
interface Keys {
  logs: readonly KeyLog[];
  proofs: ReadonlyMap<string, KeyProof>;
}

/** The state of one worker: the member of its vault, the latest key logs of each conversation, and the log of keys. */
export class Session {
  memberId: string | null = null;
  readonly startedAt = Date.now();
  /** Null in a build without a log. */
  readonly log: LogSettings | null;
  readonly passwords = new HeldSecrets<EnteredPassword>(LONGEST_MS);
  readonly unlockedKeys = new HeldSecrets<HeldKeys>(null);
  readonly #keys = new Map<string, Keys>();
  readonly #replays = new Map<string, Replays>();
  readonly #compared = new Set<string>();
  #stored: StoredLog | null = null;
  settingsDrafts: readonly SettingsDraft[] = [];

  /** Between tabs: what the others have read of the log is old. */
  readonly #changes: BroadcastChannel | null;

  constructor(log: LogSettings | null) {
    this.log = log;
    this.#changes = log && new BroadcastChannel('subrosa-vault-log');
    this.#changes?.addEventListener('message', () => (this.#stored = null));
  }

  start(memberId: string): void {
    if (memberId !== this.memberId) this.end();
    this.memberId = memberId;
  }

  end(): void {
    this.memberId = null;
    this.#keys.clear();
    this.#replays.clear();
    this.#compared.clear();
    this.#stored = null;
    this.settingsDrafts = [];
  }

  /** Loaded for every call, because another tab may have changed it or the browser may have deleted it. */
  async member(): Promise<Member> {
    const member = this.memberId === null ? null : await loadMember(this.memberId);
    if (!member) throw new ConversationError('locked');
    return member;
  }

  /** Changes of several tabs are serialized. */
  async changeMember<Result>(change: (member: Member) => Promise<Result>): Promise<Result> {
    if (this.memberId === null) throw new ConversationError('locked');
    return withMemberLock(this.memberId, async () => change(await this.member()));
  }

  saveKeys(conversationId: string, keys: Keys): void {
    this.#keys.set(conversationId, keys);
  }

  keys(conversationId: string): Keys {
    return this.#keys.get(conversationId) ?? { logs: [], proofs: new Map() };
  }

  /** As this worker last read or changed it, unless another tab changed it since. */
  async storedLog(member: Member): Promise<StoredLog | null> {
    if (this.log) this.#stored ??= (await loadLog(member.self.memberId, this.log)).stored;
    return this.#stored;
  }

  /** After it was read again, or changed: an alarm also stops the other tabs. */
  keepLog(stored: StoredLog, isChanged: boolean): void {
    this.#stored = stored;
    if (isChanged) this.#changes?.postMessage(null);
  }

  /** Many messages of a page contain the same checkpoint. */
  isNewCheckpoint({ size, root, signature = '' }: MessageCheckpoint): boolean {
    const key = `${size} ${root} ${signature}`;
    if (this.#compared.has(key)) return false;
    this.#compared.add(key);
    return true;
  }

  replays(conversationId: string): Replays {
    const replays = this.#replays.get(conversationId) ?? new Replays();
    this.#replays.set(conversationId, replays);
    return replays;
  }
}

/** Taken under the lock of the member, or without it; never the other way round. */
export async function withLogLock<Result>(memberId: string, change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(`subrosa-vault-log ${memberId}`, change);
}

export async function withMemberLock<Result>(memberId: string, change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(`subrosa-vault ${memberId}`, change);
}
