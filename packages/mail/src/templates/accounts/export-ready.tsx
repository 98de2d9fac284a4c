import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type ExportReadyFacts = { url: string; days: number };

function EmailBody({ facts: data }: { facts: ExportReadyFacts }) {
  const { exportReady: texts, link } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={texts.download} plainLink={texts.plainLink} />
      <Paragraph quiet>{link.lastsDays(data.days)}</Paragraph>
      <Paragraph>{texts.keepSafe}</Paragraph>
      <Paragraph quiet>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const exportReady: Mail<ExportReadyFacts> = {
  subject: (translations) => translations.exportReady.subject,
  Body: EmailBody,
};
