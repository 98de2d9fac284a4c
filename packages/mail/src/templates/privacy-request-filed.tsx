import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type PrivacyRequestFiledFacts = {
  reference: string;
  kind: string;
  email: string;
  region: string;
  details: string;
  answerBy: string;
};

function Letter({ facts }: { facts: PrivacyRequestFiledFacts }) {
  const say = useStationery().words.privacyRequestFiled;
  return (
    <Layout title={say.heading} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.reference, value: facts.reference },
          { label: say.answerBy, value: facts.answerBy },
          { label: say.kind, value: facts.kind },
          { label: say.region, value: facts.region },
          { label: say.email, value: facts.email },
        ]}
      />
      {facts.details.trim() && <Quotation label={say.details} text={facts.details} />}
    </Layout>
  );
}

export const privacyRequestFiled: Mail<PrivacyRequestFiledFacts> = {
  subject: (words, { reference }) => words.privacyRequestFiled.subject(reference),
  Letter,
};
