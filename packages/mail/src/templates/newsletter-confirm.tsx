import { greetingName } from '../greeting-name.ts';
import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type NewsletterConfirmFacts = { name: string; confirmUrl: string; unsubscribeUrl: string };

function EmailBody({ facts: data }: { facts: NewsletterConfirmFacts }) {
  const texts = useStationery().translations.newsletterConfirm;
  const name = greetingName(data.name);
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why} unsubscribeUrl={data.unsubscribeUrl}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{name ? texts.greeting(name) : texts.greetingWithoutName}</Paragraph>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.confirmUrl} label={texts.confirm} plainLink={texts.plainLink} />
      <Paragraph quiet>{texts.ignore}</Paragraph>
    </Layout>
  );
}

export const newsletterConfirm: Mail<NewsletterConfirmFacts> = {
  subject: (translations) => translations.newsletterConfirm.subject,
  Body: EmailBody,
};
