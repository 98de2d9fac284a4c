import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

/** Dates arrive as text in the reader's language. */
export type PrivacyRequestReceivedFacts = { reference: string; acknowledgeBy: string; answerBy: string };

function Letter({ facts }: { facts: PrivacyRequestReceivedFacts }) {
  const say = useStationery().words.privacyRequestReceived;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.reference, value: facts.reference },
          { label: say.acknowledgeBy, value: facts.acknowledgeBy },
          { label: say.answerBy, value: facts.answerBy },
        ]}
      />
      <Paragraph>{say.keepReference}</Paragraph>
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const privacyRequestReceived: Mail<PrivacyRequestReceivedFacts> = {
  subject: (words) => words.privacyRequestReceived.subject,
  Letter,
};
