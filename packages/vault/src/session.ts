import type { AccountKeys } from '@subrosa/crypto/account/account-keys';
import type { SignIn } from '@subrosa/crypto/account/sign-in';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { Replays } from '@subrosa/crypto/conversation/replays';
import { HeldSecrets } from './held-secrets.ts';
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

/** The state of one worker: the member of its vault, and the latest key logs of each conversation. */
export class Session {
  memberId: string | null = null;
  readonly passwords = new HeldSecrets<EnteredPassword>(LONGEST_MS);
  readonly unlockedKeys = new HeldSecrets<HeldKeys>(null);
  readonly #logs = new Map<string, readonly KeyLog[]>();
  readonly #replays = new Map<string, Replays>();

  start(memberId: string): void {
    if (memberId !== this.memberId) this.end();
    this.memberId = memberId;
  }

  end(): void {
    this.memberId = null;
    this.#logs.clear();
    this.#replays.clear();
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

  saveLogs(conversationId: string, logs: readonly KeyLog[]): void {
    this.#logs.set(conversationId, logs);
  }

  logs(conversationId: string): readonly KeyLog[] {
    return this.#logs.get(conversationId) ?? [];
  }

  replays(conversationId: string): Replays {
    const replays = this.#replays.get(conversationId) ?? new Replays();
    this.#replays.set(conversationId, replays);
    return replays;
  }
}

export async function withMemberLock<Result>(memberId: string, change: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(`subrosa-vault ${memberId}`, change);
}
