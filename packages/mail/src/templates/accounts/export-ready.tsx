import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type ExportReadyFacts = { url: string; days: number };

function Letter({ facts }: { facts: ExportReadyFacts }) {
  const { exportReady: say, link } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.url} label={say.download} plainLink={say.plainLink} />
      <Paragraph quiet>{link.lastsDays(facts.days)}</Paragraph>
      <Paragraph>{say.keepSafe}</Paragraph>
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const exportReady: Mail<ExportReadyFacts> = {
  subject: (words) => words.exportReady.subject,
  Letter,
};
