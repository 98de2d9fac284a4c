/** A text message to one phone. */
export interface Text {
  /** Ours; names the text in errors and logs, where its number and words must not appear. */
  id: string;
  /** E.164, such as +14155550100. */
  to: string;
  body: string;
}

/** Sends text messages. A failure that may pass throws, so that the job is tried again; a text may then arrive twice. */
export interface Sms {
  send(text: Text): Promise<void>;
}

export type SmsErrorCode = 'invalid-number' | 'not-mobile' | 'opted-out' | 'out-of-reach';

/** This phone cannot be texted, however often it is tried: the job must end and the member be told. */
export class SmsError extends Error {
  override name = 'SmsRefused';
  readonly reason: SmsErrorCode;

  constructor(text: Pick<Text, 'id'>, reason: SmsErrorCode, code: number) {
    super(`the SMS provider refused text ${text.id}: ${reason} (${code})`);
    this.reason = reason;
  }
}
