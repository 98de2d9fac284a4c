import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

/** To the old address, which never learns the new one. */
export type EmailChangingFacts = { at: string; securityUrl: string; supportAddress: string };

function Letter({ facts }: { facts: EmailChangingFacts }) {
  const { emailChanging: texts, securitySettings, notice } = useStationery().words;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={facts.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={facts.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <SupportLink label={notice.writeToUs} address={facts.supportAddress} />
    </SecurityEmail>
  );
}

export const emailChanging: Mail<EmailChangingFacts> = {
  subject: (words) => words.emailChanging.subject,
  Letter,
};
