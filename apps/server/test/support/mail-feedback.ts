import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../src/domains/notifications/delivery/mail-feedback/fixtures');

type ReportName =
  | 'postfix-unknown-user'
  | 'exchange-mailbox-full'
  | 'postfix-delayed'
  | 'feedback-abuse'
  | 'feedback-redacted'
  | 'feedback-not-spam'
  | 'out-of-office';

/** Returns a report of a real mail server about the email with this return address. */
export function aMailReport(name: ReportName, verpAddress: string): string {
  const text = readFileSync(join(FOLDER, `${name}.eml`), 'utf8').replaceAll('RETURN_ADDRESS', verpAddress);
  return text.replaceAll('\n', '\r\n');
}
