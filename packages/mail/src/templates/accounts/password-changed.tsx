import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

export type PasswordChangedFacts = { at: string; forgotUrl: string; supportAddress: string };

function EmailBody({ facts: data }: { facts: PasswordChangedFacts }) {
  const { passwordChanged: texts, newPassword, notice } = useStationery().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <SupportLink label={notice.writeToUs} address={data.supportAddress} />
    </SecurityEmail>
  );
}

export const passwordChanged: Mail<PasswordChangedFacts> = {
  subject: (translations) => translations.passwordChanged.subject,
  Body: EmailBody,
};
