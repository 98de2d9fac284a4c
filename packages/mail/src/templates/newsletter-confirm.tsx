import { greetingName } from '../greeting-name.ts';
import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type NewsletterConfirmFacts = { name: string; confirmUrl: string; unsubscribeUrl: string };

function Letter({ facts }: { facts: NewsletterConfirmFacts }) {
  const say = useStationery().words.newsletterConfirm;
  const name = greetingName(facts.name);
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why} unsubscribeUrl={facts.unsubscribeUrl}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{name ? say.greeting(name) : say.greetingWithoutName}</Paragraph>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.confirmUrl} label={say.confirm} plainLink={say.plainLink} />
      <Paragraph quiet>{say.ignore}</Paragraph>
    </Layout>
  );
}

export const newsletterConfirm: Mail<NewsletterConfirmFacts> = {
  subject: (words) => words.newsletterConfirm.subject,
  Letter,
};
