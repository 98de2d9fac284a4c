/** A text message to one phone. */
export interface Text {
  /** Our id, which names the text in errors and logs, where number and body must not appear. */
  id: string;
  /** E.164, such as +14155550100. */
  to: string;
  body: string;
}

/** Sends text messages. Temporary failures throw, so that the job is retried; a text may then arrive twice. */
export interface Sms {
  send(text: Text): Promise<void>;
}

export type SmsErrorCode = 'invalid-number' | 'not-mobile' | 'opted-out' | 'out-of-reach';

/** The number can never receive this text: the job must end and the member be notified. */
export class SmsError extends Error {
  override name = 'SmsRefused';
  readonly reason: SmsErrorCode;

  constructor(text: Pick<Text, 'id'>, reason: SmsErrorCode, code: number) {
    super(`the SMS provider refused text ${text.id}: ${reason} (${code})`);
    this.reason = reason;
  }
}
