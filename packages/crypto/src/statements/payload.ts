import { type Bytes, bytesToText, textToBytes } from '../primitives/bytes.ts';

/** What a message says. Its exact bytes are committed to, so they are decoded and never written anew. */
export interface MessagePayload {
  kind: 'text';
  text: string;
  /** Id of the message that it answers. */
  replyTo?: string;
  forwarded?: true;
}

/** Characters as people count them: an emoji of one code point is one. */
export function lengthOfText(text: string): number {
  return Array.from(text).length;
}

export function encodePayload({ kind, text, replyTo, forwarded }: MessagePayload): Bytes {
  // Half of a pair of surrogates has no bytes; what is typed keeps line breaks and tabs, and no other control character.
  // oxlint-disable-next-line no-control-regex
  const clean = text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/gu, '');
  return textToBytes(JSON.stringify({ kind, text: clean, replyTo, forwarded }));
}

/** Throws where it is not a payload. Fields that a later release adds are passed over. */
export function decodePayload(bytes: Bytes): MessagePayload {
  const said: unknown = JSON.parse(bytesToText(bytes));
  if (!isRecord(said) || said['kind'] !== 'text' || typeof said['text'] !== 'string') throw new TypeError('not a payload');
  const { text, replyTo, forwarded } = said;
  return {
    kind: 'text',
    text,
    ...(typeof replyTo === 'string' ? { replyTo } : {}),
    ...(forwarded === true ? { forwarded } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
