import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type AccountLockedFacts = { hours: number; forgotUrl: string };

function Letter({ facts }: { facts: AccountLockedFacts }) {
  const { accountLocked: say, newPassword, notice } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={notice.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Paragraph>{say.waitOrChoose(facts.hours)}</Paragraph>
      <Action href={facts.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph quiet>{say.notYou}</Paragraph>
    </Layout>
  );
}

export const accountLocked: Mail<AccountLockedFacts> = {
  subject: (words) => words.accountLocked.subject,
  Letter,
};
