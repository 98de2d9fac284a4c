import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { DetailList } from '../parts/detail-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useEmailContext } from '../email-context.ts';

export type ContactMessageData = { reference: string; fromEmail: string; message: string; receivedAt: string };

function EmailBody({ data }: { data: ContactMessageData }) {
  const texts = useEmailContext().translations.contactMessage;
  return (
    <Layout title={texts.heading} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <DetailList
        details={[
          { label: texts.reference, value: data.reference },
          { label: texts.from, value: data.fromEmail },
          { label: texts.received, value: data.receivedAt },
        ]}
      />
      <Quotation label={texts.message} text={data.message} />
    </Layout>
  );
}

export const contactMessage: EmailTemplate<ContactMessageData> = {
  subject: (translations, { reference }) => translations.contactMessage.subject(reference),
  Body: EmailBody,
};
