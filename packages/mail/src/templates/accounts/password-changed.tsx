import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useEmailContext } from '../../email-context.ts';
import { SecurityEmail } from './security-email.tsx';

export type PasswordChangedData = { at: string; forgotUrl: string; supportEmail: string };

function EmailBody({ data }: { data: PasswordChangedData }) {
  const { passwordChanged: texts, newPassword, notice } = useEmailContext().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <SupportLink label={notice.writeToUs} email={data.supportEmail} />
    </SecurityEmail>
  );
}

export const passwordChanged: EmailTemplate<PasswordChangedData> = {
  subject: (translations) => translations.passwordChanged.subject,
  Body: EmailBody,
};
