export type ConversationErrorReason =
  /** What the server shows is not what it showed before, or contradicts itself. */
  | 'epochs'
  /** A member's keys are not the ones that were accepted; nothing is sent to them until somebody looks. */
  | 'identityChanged'
  /** A member's key log is shortened, or not signed as it must be. */
  | 'keyLog'
  /** The keys of the conversation must be renewed before anything is sent. */
  | 'renewalDue'
  /** There is no key to read or write with. */
  | 'noKey'
  | 'tooLong'
  /** A file is not the one that its sender named. */
  | 'attachment'
  /** The browser has no keys of this member: unlock. */
  | 'locked';

/** Nothing was sent and nothing was believed. */
export class ConversationError extends Error {
  override name = 'ConversationRefused';
  readonly because: ConversationErrorReason;
  readonly memberId: string | undefined;

  constructor(because: ConversationErrorReason, { memberId, cause }: { memberId?: string | undefined; cause?: unknown } = {}) {
    super(`Refused: ${because}.`, { cause });
    this.because = because;
    this.memberId = memberId;
  }
}
