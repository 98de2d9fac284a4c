import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

type SecondFactorChange = 'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'codes_renewed';

export type SecondFactorChangedFacts = { change: SecondFactorChange; at: string; securityUrl: string };

function Letter({ facts }: { facts: SecondFactorChangedFacts }) {
  const { secondFactorChanged: say, securitySettings, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.changes[facts.change]}</Paragraph>
      <FactList facts={[{ label: notice.at, value: facts.at }]} />
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{say.notYou}</Paragraph>
      <Action href={facts.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
    </Layout>
  );
}

export const secondFactorChanged: Mail<SecondFactorChangedFacts> = {
  subject: (words) => words.secondFactorChanged.subject,
  Letter,
};
