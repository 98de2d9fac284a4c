import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type PlanEndedFacts = { planUrl: string };

function Letter({ facts }: { facts: PlanEndedFacts }) {
  const { billing, planEnded: say } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={billing.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Paragraph>{say.again}</Paragraph>
      <Action href={facts.planUrl} label={billing.manage} plainLink={billing.managePlain} />
    </Layout>
  );
}

export const planEnded: Mail<PlanEndedFacts> = { subject: (words) => words.planEnded.subject, Letter };
