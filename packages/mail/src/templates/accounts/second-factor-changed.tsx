import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';
import { SecurityEmail } from './security-email.tsx';

type SecondFactorChange = 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';

export type SecondFactorChangedData = { change: SecondFactorChange; at: string; securityUrl: string };

function EmailBody({ data }: { data: SecondFactorChangedData }) {
  const { secondFactorChanged: texts, securitySettings } = useEmailContext().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.changes[data.change]} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
    </SecurityEmail>
  );
}

export const secondFactorChanged: EmailTemplate<SecondFactorChangedData> = {
  subject: (translations) => translations.secondFactorChanged.subject,
  Body: EmailBody,
};
