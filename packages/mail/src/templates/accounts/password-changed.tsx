import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

export type PasswordChangedFacts = { at: string; forgotUrl: string; supportAddress: string };

function Letter({ facts }: { facts: PasswordChangedFacts }) {
  const { passwordChanged: texts, newPassword, notice } = useStationery().words;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={facts.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={facts.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <SupportLink label={notice.writeToUs} address={facts.supportAddress} />
    </SecurityEmail>
  );
}

export const passwordChanged: Mail<PasswordChangedFacts> = {
  subject: (words) => words.passwordChanged.subject,
  Letter,
};
