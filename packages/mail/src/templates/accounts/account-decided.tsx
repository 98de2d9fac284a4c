import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type AccountDecidedFacts = { url: string };

/** To who is shut out. Why is read behind the password: a mail may be seen by anybody. */
function Letter({ facts }: { facts: AccountDecidedFacts }) {
  const say = useStationery().words.accountDecided;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.url} label={say.open} plainLink={say.plainLink} />
    </Layout>
  );
}

export const accountDecided: Mail<AccountDecidedFacts> = { subject: (words) => words.accountDecided.subject, Letter };
