import { greetingName } from '../greeting-name.ts';
import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useEmailContext } from '../email-context.ts';

export type NewsletterConfirmData = { name: string; confirmUrl: string; unsubscribeUrl: string };

function EmailBody({ data }: { data: NewsletterConfirmData }) {
  const texts = useEmailContext().translations.newsletterConfirm;
  const name = greetingName(data.name);
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why} unsubscribeUrl={data.unsubscribeUrl}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{name ? texts.greeting(name) : texts.greetingWithoutName}</Paragraph>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.confirmUrl} label={texts.confirm} plainLink={texts.plainLink} />
      <Paragraph muted>{texts.ignore}</Paragraph>
    </Layout>
  );
}

export const newsletterConfirm: EmailTemplate<NewsletterConfirmData> = {
  subject: (translations) => translations.newsletterConfirm.subject,
  Body: EmailBody,
};
