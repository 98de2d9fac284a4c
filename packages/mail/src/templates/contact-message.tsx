import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { FactList } from '../parts/fact-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useStationery } from '../stationery.ts';

export type ContactMessageFacts = { reference: string; fromEmail: string; message: string; receivedAt: string };

function EmailBody({ facts: data }: { facts: ContactMessageFacts }) {
  const texts = useStationery().translations.contactMessage;
  return (
    <Layout title={texts.heading} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <FactList
        facts={[
          { label: texts.reference, value: data.reference },
          { label: texts.from, value: data.fromEmail },
          { label: texts.received, value: data.receivedAt },
        ]}
      />
      <Quotation label={texts.message} text={data.message} />
    </Layout>
  );
}

export const contactMessage: Mail<ContactMessageFacts> = {
  subject: (translations, { reference }) => translations.contactMessage.subject(reference),
  Body: EmailBody,
};
