import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

/** To the old address, which never learns the new one. */
export type EmailChangingFacts = { at: string; securityUrl: string; supportAddress: string };

function EmailBody({ facts: data }: { facts: EmailChangingFacts }) {
  const { emailChanging: texts, securitySettings, notice } = useStationery().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <SupportLink label={notice.writeToUs} address={data.supportAddress} />
    </SecurityEmail>
  );
}

export const emailChanging: Mail<EmailChangingFacts> = {
  subject: (translations) => translations.emailChanging.subject,
  Body: EmailBody,
};
