import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type PlanEndedData = { planUrl: string };

function EmailBody({ data }: { data: PlanEndedData }) {
  const { billing, planEnded: texts } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={billing.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Paragraph>{texts.again}</Paragraph>
      <Action href={data.planUrl} label={billing.manage} plainLink={billing.managePlain} />
    </Layout>
  );
}

export const planEnded: EmailTemplate<PlanEndedData> = { subject: (translations) => translations.planEnded.subject, Body: EmailBody };
