import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

type SecondFactorChange = 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';

export type SecondFactorChangedFacts = { change: SecondFactorChange; at: string; securityUrl: string };

function Letter({ facts }: { facts: SecondFactorChangedFacts }) {
  const { secondFactorChanged: texts, securitySettings } = useStationery().words;
  return (
    <SecurityEmail texts={texts} intro={texts.changes[facts.change]} at={facts.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={facts.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
    </SecurityEmail>
  );
}

export const secondFactorChanged: Mail<SecondFactorChangedFacts> = {
  subject: (words) => words.secondFactorChanged.subject,
  Letter,
};
