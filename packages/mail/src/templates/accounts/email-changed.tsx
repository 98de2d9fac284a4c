import type { Mail } from '../../mail.ts';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

/** To the old address, which never learns the new one. */
export type EmailChangedFacts = { at: string; supportAddress: string };

function Letter({ facts }: { facts: EmailChangedFacts }) {
  const texts = useStationery().words.emailChanged;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={facts.at}>
      <SupportLink label={texts.notYou} address={facts.supportAddress} />
    </SecurityEmail>
  );
}

export const emailChanged: Mail<EmailChangedFacts> = {
  subject: (words) => words.emailChanged.subject,
  Letter,
};
