import PostalMime, { type Email } from 'postal-mime';
import type { MailFeedback } from '@subrosa/rules/notifications/deliverability';
import type { Config } from '../../../../platform/config/config.ts';
import { parseVerpAddress, type ReturnedTo } from './verp.ts';

export interface ParsedFeedback {
  report: MailFeedback;
  about: ReturnedTo;
}

// Genuine reports are small and shallow.
const LIMITS = { maxNestingDepth: 8, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };
const RECIPIENT_HEADERS = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to']);

/** Parses a bounce (RFC 3464) or complaint (RFC 5965) about an email that this server sent; returns null for any other email. */
export async function parseFeedback(raw: Buffer, config: Pick<Config, 'MAIL_DOMAIN'>): Promise<ParsedFeedback | null> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true, ...LIMITS });
  const report = bounceIn(partOf(mail, 'delivery-status')) ?? complaintIn(partOf(mail, 'feedback-report'));
  const about = report && returnedToOf(mail, config);
  return report && about ? { report, about } : null;
}

/** Finds a `message/…` part, also in its variant for internationalized email addresses (RFC 6533). */
function partOf({ attachments }: Email, name: string): string {
  const part = attachments.find(({ mimeType }) => mimeType === `message/${name}` || mimeType === `message/global-${name}`);
  return String(part?.content ?? '');
}

type Fields = ReadonlyMap<string, string>;

/** Groups of fields are separated by blank lines. */
function groupsIn(text: string): Fields[] {
  const unfolded = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n\n+/).map((group) => new Map(group.split('\n').map(fieldIn)));
}

function fieldIn(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()];
}

function bounceIn(text: string): MailFeedback | null {
  // Delays and successful deliveries use the same format, so only failed recipients count.
  const failed = groupsIn(text).filter((fields) => fields.get('action')?.toLowerCase() === 'failed');
  const statuses = failed.map((fields) => fields.get('status') ?? '');
  if (statuses.some((status) => /^5\.\d/.test(status))) return 'hard';
  return statuses.some((status) => /^4\.\d/.test(status)) ? 'soft' : null;
}

function complaintIn(text: string): MailFeedback | null {
  const type = groupsIn(text)[0]?.get('feedback-type')?.toLowerCase();
  return type === undefined || type === 'not-spam' ? null : 'complaint';
}

/** A bounce is addressed to the return path; a complaint contains it in its fields or in the reported email. */
function returnedToOf(mail: Email, config: Pick<Config, 'MAIL_DOMAIN'>): ReturnedTo | null {
  const recipients = mail.headers.filter(({ key }) => RECIPIENT_HEADERS.has(key)).map(({ value }) => value);
  const mailFrom = groupsIn(partOf(mail, 'feedback-report'))[0]?.get('original-mail-from') ?? '';
  const originals = mail.attachments.filter(({ mimeType }) => /^(message\/rfc822|message\/global|text\/rfc822-headers)$/.test(mimeType));
  const returnPaths = originals.map(({ content }) => groupsIn(String(content))[0]?.get('return-path') ?? '');
  for (const text of [...recipients, mailFrom, ...returnPaths]) {
    const about = parseVerpAddress(text, config);
    if (about) return about;
  }
  return null;
}
