import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type ResetPasswordFacts = { url: string; minutes: number };

function EmailBody({ facts: data }: { facts: ResetPasswordFacts }) {
  const { resetPassword: texts, link, newPassword } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph quiet>{link.lastsMinutes(data.minutes)}</Paragraph>
      <Paragraph>{texts.history}</Paragraph>
      <Paragraph quiet>{texts.ignore}</Paragraph>
    </Layout>
  );
}

export const resetPassword: Mail<ResetPasswordFacts> = {
  subject: (translations) => translations.resetPassword.subject,
  Body: EmailBody,
};
