import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';
import { SecurityEmail } from './security-email.tsx';

type SecondFactorChange = 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';

export type SecondFactorChangedFacts = { change: SecondFactorChange; at: string; securityUrl: string };

function EmailBody({ facts: data }: { facts: SecondFactorChangedFacts }) {
  const { secondFactorChanged: texts, securitySettings } = useStationery().translations;
  return (
    <SecurityEmail texts={texts} intro={texts.changes[data.change]} at={data.at}>
      <Paragraph>{texts.notYou}</Paragraph>
      <Action href={data.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
    </SecurityEmail>
  );
}

export const secondFactorChanged: Mail<SecondFactorChangedFacts> = {
  subject: (translations) => translations.secondFactorChanged.subject,
  Body: EmailBody,
};
