import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../../platform/config/config.ts';
import { anyOf, newestOf } from '../../../../platform/secrets.ts';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_BYTES = 16;
const TIME_BYTES = 4;
// Together with the prefix, the local part is 64 characters long, the maximum of RFC 5321.
const TAG_BYTES = 15;
const PREFIX = 'bounces+';
const PATTERN = /bounces\+([a-z2-7]{56})@([a-z0-9.-]{1,253})/i;

/** One email to one member at one email address. */
interface VerpAddressInput {
  memberId: string;
  email: string;
  sentAt: Date;
}

type Settings = Pick<Config, 'EMAIL_LINK_SECRET' | 'MAIL_DOMAIN'>;

/** Returns the return path of an email: a bounce to it identifies the member, and only the server can create it. */
export function verpAddress(sent: VerpAddressInput, { EMAIL_LINK_SECRET, MAIL_DOMAIN }: Settings): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(secondsOf(sent.sentAt));
  const id = Buffer.from(sent.memberId.replaceAll('-', ''), 'hex');
  return `${PREFIX}${spell(Buffer.concat([id, time, tagOf(sent, newestOf(EMAIL_LINK_SECRET))]))}@${MAIL_DOMAIN}`;
}

export interface ReturnedTo {
  memberId: string;
  sentAt: Date;
  tag: Buffer;
}

/** Finds a return path anywhere in the text and decodes it; `isOurs` checks its signature. */
export function parseVerpAddress(text: string, { MAIL_DOMAIN }: Pick<Settings, 'MAIL_DOMAIN'>): ReturnedTo | null {
  const [, token, domain] = PATTERN.exec(text) ?? [];
  if (!token || domain?.toLowerCase() !== MAIL_DOMAIN.toLowerCase()) return null;
  const bytes = unspell(token.toLowerCase());
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return {
    memberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    sentAt: new Date(bytes.readUInt32BE(ID_BYTES) * 1000),
    tag: bytes.subarray(ID_BYTES + TIME_BYTES),
  };
}

/** Checks that the server sent this email to the member’s current email address. */
export function isOurs(
  { memberId, sentAt, tag }: ReturnedTo,
  email: string,
  { EMAIL_LINK_SECRET }: Pick<Settings, 'EMAIL_LINK_SECRET'>,
): boolean {
  return anyOf(EMAIL_LINK_SECRET, (secret) => timingSafeEqual(tag, tagOf({ memberId, email, sentAt }, secret)));
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function tagOf({ memberId, email, sentAt }: VerpAddressInput, secret: string): Buffer {
  const text = ['notifications.return-address', memberId, secondsOf(sentAt), email.toLowerCase()].join('\n');
  return createHmac('sha256', secret).update(text).digest().subarray(0, TAG_BYTES);
}

// Base 32 (RFC 4648), because mail servers may change the case of the local part.
function spell(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)] ?? '');
}

function unspell(text: string): Buffer {
  const bits = Array.from(text, (character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((eight) => Number.parseInt(eight, 2)) ?? []);
}
