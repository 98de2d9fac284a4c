import type { Mail } from '../../mail.ts';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

/** To the old address, which never learns the new one. */
export type EmailChangedFacts = { at: string; supportAddress: string };

function EmailBody({ facts: data }: { facts: EmailChangedFacts }) {
  const texts = useStationery().translations.emailChanged;
  return (
    <SecurityEmail texts={texts} intro={texts.intro} at={data.at}>
      <SupportLink label={texts.notYou} address={data.supportAddress} />
    </SecurityEmail>
  );
}

export const emailChanged: Mail<EmailChangedFacts> = {
  subject: (translations) => translations.emailChanged.subject,
  Body: EmailBody,
};
