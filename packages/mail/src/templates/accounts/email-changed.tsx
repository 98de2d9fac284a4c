import type { EmailTemplate } from '../../email-template.ts';
import { SupportLink } from '../../parts/support-link.tsx';
import { useEmailContext } from '../../email-context.ts';
import { SecurityEmail } from './security-email.tsx';

/** For the old email address, which does not receive the new one. */
export type EmailChangedData = { at: string; supportEmail: string };

function EmailBody({ data }: { data: EmailChangedData }) {
  const texts = useEmailContext().translations.emailChanged;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <SupportLink label={texts.notYou} email={data.supportEmail} />
    </SecurityEmail>
  );
}

export const emailChanged: EmailTemplate<EmailChangedData> = {
  subject: (translations) => translations.emailChanged.subject,
  Body: EmailBody,
};
