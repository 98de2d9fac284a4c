import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type LetterAnsweredFacts = { reference: string; answer: string };

function Letter({ facts }: { facts: LetterAnsweredFacts }) {
  const say = useStationery().words.letterAnswered;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Quotation label={say.answer} text={facts.answer} />
      <FactList facts={[{ label: say.reference, value: facts.reference }]} />
      <Paragraph quiet>{say.open}</Paragraph>
    </Layout>
  );
}

export const letterAnswered: Mail<LetterAnsweredFacts> = { subject: (words) => words.letterAnswered.subject, Letter };
