import { ConversationError } from '../conversation/errors.ts';
import type { KeyLog } from '../conversation/key-log.ts';
import { Replays } from '../conversation/replays.ts';
import { loadMember, type Member } from './member.ts';

/** The state of one worker: the member of its vault, and the latest key logs of each conversation. */
export class Session {
  memberId: string | null = null;
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
