import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type ExportReadyData = { url: string; days: number };

function EmailBody({ data }: { data: ExportReadyData }) {
  const { exportReady: texts, link } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={texts.download} plainLink={texts.plainLink} />
      <Paragraph muted>{link.lastsDays(data.days)}</Paragraph>
      <Paragraph>{texts.keepSafe}</Paragraph>
      <Paragraph muted>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const exportReady: EmailTemplate<ExportReadyData> = {
  subject: (translations) => translations.exportReady.subject,
  Body: EmailBody,
};
