import { expect } from '@playwright/test';

const MAILDEV = process.env['MAILDEV_URL'] ?? 'http://127.0.0.1:11080';

interface Mail {
  subject: string;
  text: string;
  /** The first link in its text. */
  link: string;
}

interface ReceivedMail {
  subject: string;
  text: string;
  to: { address: string }[];
}

/** All emails to this address, oldest first, once there are at least `atLeast`. */
export async function mailsTo(email: string, atLeast: number): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect
    .poll(
      async () => {
        const all = (await (await fetch(`${MAILDEV}/api/email`)).json()) as ReceivedMail[];
        found = all
          .filter(({ to }) => to.some((one) => one.address === email))
          .map(({ subject, text }) => ({ subject, text, link: /https?:\/\/[^\s>\])]+/.exec(text)?.[0] ?? '' }));
        return found.length;
      },
      { timeout: 20_000, message: `${atLeast} mails to ${email}` },
    )
    .toBeGreaterThanOrEqual(atLeast);
  return found;
}
