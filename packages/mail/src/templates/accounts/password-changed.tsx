import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';

export type PasswordChangedFacts = { at: string; forgotUrl: string; supportAddress: string };

function Letter({ facts }: { facts: PasswordChangedFacts }) {
  const { passwordChanged: say, newPassword, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList facts={[{ label: notice.at, value: facts.at }]} />
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{say.notYou}</Paragraph>
      <Action href={facts.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <SupportLink label={notice.writeToUs} address={facts.supportAddress} />
    </Layout>
  );
}

export const passwordChanged: Mail<PasswordChangedFacts> = {
  subject: (words) => words.passwordChanged.subject,
  Letter,
};
