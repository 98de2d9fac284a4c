import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type ResetPasswordFacts = { url: string; minutes: number };

function Letter({ facts }: { facts: ResetPasswordFacts }) {
  const { resetPassword: say, link, newPassword } = useStationery().words;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.intro}</Paragraph>
      <Action href={facts.url} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph quiet>{link.lastsMinutes(facts.minutes)}</Paragraph>
      <Paragraph>{say.history}</Paragraph>
      <Paragraph quiet>{say.ignore}</Paragraph>
    </Layout>
  );
}

export const resetPassword: Mail<ResetPasswordFacts> = {
  subject: (words) => words.resetPassword.subject,
  Letter,
};
