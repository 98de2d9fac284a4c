import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type AccountDeletedFacts = { reference: string; at: string; erasedBy: string };

function Letter({ facts }: { facts: AccountDeletedFacts }) {
  const say = useStationery().words.accountDeleted;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <FactList
        facts={[
          { label: say.reference, value: facts.reference },
          { label: say.at, value: facts.at },
          { label: say.erasedBy, value: facts.erasedBy },
        ]}
      />
      <Paragraph>{say.kept}</Paragraph>
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const accountDeleted: Mail<AccountDeletedFacts> = {
  subject: (words) => words.accountDeleted.subject,
  Letter,
};
