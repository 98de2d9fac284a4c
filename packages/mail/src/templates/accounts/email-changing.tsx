import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';

/** To the old address, which never learns the new one. */
export type EmailChangingFacts = { at: string; securityUrl: string; supportAddress: string };

function Letter({ facts }: { facts: EmailChangingFacts }) {
  const { emailChanging: say, securitySettings, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList facts={[{ label: notice.at, value: facts.at }]} />
      <Paragraph>{notice.wasYou}</Paragraph>
      <Paragraph>{say.notYou}</Paragraph>
      <Action href={facts.securityUrl} label={securitySettings.open} plainLink={securitySettings.plainLink} />
      <SupportLink label={notice.writeToUs} address={facts.supportAddress} />
    </Layout>
  );
}

export const emailChanging: Mail<EmailChangingFacts> = {
  subject: (words) => words.emailChanging.subject,
  Letter,
};
