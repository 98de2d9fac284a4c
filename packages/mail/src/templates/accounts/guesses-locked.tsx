import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type GuessesLockedData = {
  /** Whether it happened on a device or in a browser that the account has used before. */
  isKnown: boolean;
  hours: number;
  /** URL to sign devices out without a password, or of the security settings. */
  url: string;
};

function EmailBody({ data: { isKnown, hours, url } }: { data: GuessesLockedData }) {
  const { guessesLocked: texts, manageDevices, securitySettings, notice } = useEmailContext().translations;
  const variant = isKnown ? texts.known : texts.unknown;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={notice.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{variant.intro}</Paragraph>
      <Paragraph>{variant.pause(hours)}</Paragraph>
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{variant.notYou}</Paragraph>
      {isKnown ? (
        <Action href={url} label={manageDevices.see} plainLink={manageDevices.plainLink} />
      ) : (
        <Action href={url} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      )}
    </Layout>
  );
}

export const guessesLocked: EmailTemplate<GuessesLockedData> = {
  subject: (translations) => translations.guessesLocked.subject,
  Body: EmailBody,
};
