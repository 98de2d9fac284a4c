import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../../platform/config/config.ts';
import { anyOf, newestOf } from '../../../../platform/secrets.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_BYTES = 16;
const TIME_BYTES = 4;
// With the prefix, the part before the @ has 64 letters, which is as many as there may be.
const SEAL_BYTES = 15;
const PREFIX = 'bounces+';
const ADDRESS = /bounces\+([a-z2-7]{56})@([a-z0-9.-]{1,253})/i;

/** One letter to one member at one address. */
interface Sent {
  memberId: string;
  email: string;
  sentAt: Date;
}

type Settings = Pick<Config, 'LINK_SECRET' | 'MAIL_DOMAIN'>;

/** Where a letter goes that cannot be delivered: an address that only we can make, and that says whose letter it was. */
export function returnAddress(sent: Sent, { LINK_SECRET, MAIL_DOMAIN }: Settings): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUInt32BE(secondsOf(sent.sentAt));
  const id = Buffer.from(sent.memberId.replaceAll('-', ''), 'hex');
  return `${PREFIX}${spell(Buffer.concat([id, time, sealOf(sent, newestOf(LINK_SECRET))]))}@${MAIL_DOMAIN}`;
}

export interface ReturnedTo {
  memberId: string;
  sentAt: Date;
  seal: Buffer;
}

/** What such an address says, wherever in the text it stands; whether it is ours is found out by `isOurs`. */
export function readReturnAddress(text: string, { MAIL_DOMAIN }: Pick<Settings, 'MAIL_DOMAIN'>): ReturnedTo | null {
  const [, token, domain] = ADDRESS.exec(text) ?? [];
  if (!token || domain?.toLowerCase() !== MAIL_DOMAIN.toLowerCase()) return null;
  const bytes = unspell(token.toLowerCase());
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return {
    memberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    sentAt: new Date(bytes.readUInt32BE(ID_BYTES) * 1000),
    seal: bytes.subarray(ID_BYTES + TIME_BYTES),
  };
}

/** Whether we sent this letter to the address that the member has now. */
export function isOurs({ memberId, sentAt, seal }: ReturnedTo, email: string, { LINK_SECRET }: Pick<Settings, 'LINK_SECRET'>): boolean {
  return anyOf(LINK_SECRET, (secret) => timingSafeEqual(seal, sealOf({ memberId, email, sentAt }, secret)));
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

function sealOf({ memberId, email, sentAt }: Sent, secret: string): Buffer {
  const text = ['notifications.return-address', memberId, secondsOf(sentAt), email.toLowerCase()].join('\n');
  return createHmac('sha256', secret).update(text).digest().subarray(0, SEAL_BYTES);
}

// Base 32 (RFC 4648): mail servers may change the case of an address.
function spell(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => LETTERS[Number.parseInt(five, 2)] ?? '');
}

function unspell(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((eight) => Number.parseInt(eight, 2)) ?? []);
}
