import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { SupportLink } from '../../parts/support-link.tsx';
import { useStationery } from '../../stationery.ts';

/** To the old address, which never learns the new one. */
export type EmailChangedFacts = { at: string; supportAddress: string };

function Letter({ facts }: { facts: EmailChangedFacts }) {
  const { emailChanged: say, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={notice.wasYou} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList facts={[{ label: notice.at, value: facts.at }]} />
      <Paragraph>{notice.wasYou}</Paragraph>
      <SupportLink label={say.notYou} address={facts.supportAddress} />
    </Layout>
  );
}

export const emailChanged: Mail<EmailChangedFacts> = {
  subject: (words) => words.emailChanged.subject,
  Letter,
};
