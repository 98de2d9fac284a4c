import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type ContactMessageFacts = { reference: string; fromEmail: string; message: string; receivedAt: string };

function Letter({ facts }: { facts: ContactMessageFacts }) {
  const say = useStationery().words.contactMessage;
  return (
    <Layout title={say.heading} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.reference, value: facts.reference },
          { label: say.from, value: facts.fromEmail },
          { label: say.received, value: facts.receivedAt },
        ]}
      />
      <Quotation label={say.message} text={facts.message} />
    </Layout>
  );
}

export const contactMessage: Mail<ContactMessageFacts> = {
  subject: (words, { reference }) => words.contactMessage.subject(reference),
  Letter,
};
