export type ConversationErrorReason =
  /** The server returned other epochs than before, or epochs that contradict each other. */
  | 'epochs'
  /** A member's keys are not the accepted ones; nothing is sent to them until the change is accepted. */
  | 'identityChanged'
  /** The pins of former contacts were lost, and the member has not confirmed this contact since. */
  | 'unconfirmed'
  /** No proof has shown a member's keys in the log yet; nothing is sent to them until one does or the safety number is compared. */
  | 'unproved'
  /** The log of keys contradicts itself, the member's own entries or the keys of this member; nothing is sent. */
  | 'log'
  /** A member replaced their keys after the message was written: it waits until the sender decides to send it. */
  | 'changedSince'
  | 'joinedSince'
  /** The settings with the pins are missing or damaged; nothing is sent until the member decides how to continue. */
  | 'settings'
  /** A member's key log was shortened, or is not signed correctly. */
  | 'keyLog'
  /** The keys of the conversation must be renewed before anything is sent. */
  | 'renewalDue'
  /** There is no key for reading or writing. */
  | 'noKey'
  | 'tooLong'
  /** The file is not the one that its sender described. */
  | 'attachment'
  /** The browser has no keys of this member, who must unlock them. */
  | 'locked';

/** Thrown before anything was sent or accepted. */
export class ConversationError extends Error {
  override name = 'ConversationError';
  readonly reason: ConversationErrorReason;
  readonly memberId: string | undefined;

  constructor(reason: ConversationErrorReason, { memberId, cause }: { memberId?: string | undefined; cause?: unknown } = {}) {
    super(`Conversation error: ${reason}.`, { cause });
    this.reason = reason;
    this.memberId = memberId;
  }
}
