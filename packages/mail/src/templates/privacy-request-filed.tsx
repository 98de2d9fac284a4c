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

function EmailBody({ facts: data }: { facts: PrivacyRequestFiledFacts }) {
  const texts = useStationery().translations.privacyRequestFiled;
  return (
    <Layout title={texts.heading} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <FactList
        facts={[
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

export const privacyRequestFiled: Mail<PrivacyRequestFiledFacts> = {
  subject: (translations, { reference }) => translations.privacyRequestFiled.subject(reference),
  Body: EmailBody,
};
