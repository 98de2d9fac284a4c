import { eventually } from './eventually.ts';

const MAILDEV = process.env['MAILDEV_URL'] ?? 'http://127.0.0.1:11080';

export interface ReceivedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  to: { address: string }[];
}

async function allMails(): Promise<ReceivedMail[]> {
  const answer = await fetch(`${MAILDEV}/api/email`);
  return (await answer.json()) as ReceivedMail[];
}

/** Returns all emails that have reached this email address. */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  return (await allMails()).filter((mail) => mail.to.some((to) => to.address === email));
}

/** Waits for the first email to this email address. */
export async function mailTo(email: string, withinMs = 15_000): Promise<ReceivedMail> {
  return eventually(async () => (await mailsTo(email))[0], withinMs, `a mail to ${email}`);
}

/** Returns the headers as transmitted, unfolded, by lower-case name. */
export async function headersOf(mail: ReceivedMail): Promise<Map<string, string>> {
  const source = await (await fetch(`${MAILDEV}/api/email/${mail.id}/source`)).text();
  const head = source.slice(0, source.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ');
  return new Map(
    head.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
