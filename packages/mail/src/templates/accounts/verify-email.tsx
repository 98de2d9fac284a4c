import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type VerifyEmailFacts = { url: string; hours: number };

function Letter({ facts }: { facts: VerifyEmailFacts }) {
  const { verifyEmail: say, link } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.url} label={say.confirm} plainLink={say.plainLink} />
      <Paragraph quiet>{link.lastsHours(facts.hours)}</Paragraph>
      <Paragraph quiet>{say.ignore}</Paragraph>
    </Layout>
  );
}

export const verifyEmail: Mail<VerifyEmailFacts> = {
  subject: (words) => words.verifyEmail.subject,
  Letter,
};
