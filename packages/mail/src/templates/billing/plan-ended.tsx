import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PlanEndedFacts = { planUrl: string };

function EmailBody({ facts: data }: { facts: PlanEndedFacts }) {
  const { billing, planEnded: texts } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={billing.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Paragraph>{texts.again}</Paragraph>
      <Action href={data.planUrl} label={billing.manage} plainLink={billing.managePlain} />
    </Layout>
  );
}

export const planEnded: Mail<PlanEndedFacts> = { subject: (translations) => translations.planEnded.subject, Body: EmailBody };
