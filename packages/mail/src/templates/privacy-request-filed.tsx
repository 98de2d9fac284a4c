import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { DetailList } from '../parts/detail-list.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { Quotation } from '../parts/quotation.tsx';
import { useEmailContext } from '../email-context.ts';

export type PrivacyRequestFiledData = {
  reference: string;
  kind: string;
  email: string;
  region: string;
  details: string;
  answerBy: string;
};

function EmailBody({ data }: { data: PrivacyRequestFiledData }) {
  const texts = useEmailContext().translations.privacyRequestFiled;
  return (
    <Layout title={texts.heading} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <DetailList
        details={[
          { label: texts.reference, value: data.reference },
          { label: texts.answerBy, value: data.answerBy },
          { label: texts.kind, value: data.kind },
          { label: texts.region, value: data.region },
          { label: texts.email, value: data.email },
        ]}
      />
      {data.details.trim() && <Quotation label={texts.details} text={data.details} />}
    </Layout>
  );
}

export const privacyRequestFiled: EmailTemplate<PrivacyRequestFiledData> = {
  subject: (translations, { reference }) => translations.privacyRequestFiled.subject(reference),
  Body: EmailBody,
};
