import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useEmailContext } from '../../email-context.ts';
import { SecurityEmail } from './security-email.tsx';

/** For the old email address, which does not receive the new one. */
export type EmailChangingData = { at: string; securityUrl: string; supportEmail: string };

function EmailBody({ data }: { data: EmailChangingData }) {
  const { emailChanging: texts, securitySettings, notice } = useEmailContext().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <SupportLink label={notice.writeToUs} email={data.supportEmail} />
    </SecurityEmail>
  );
}

export const emailChanging: EmailTemplate<EmailChangingData> = {
  subject: (translations) => translations.emailChanging.subject,
  Body: EmailBody,
};
