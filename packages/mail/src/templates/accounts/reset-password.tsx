import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type ResetPasswordData = { url: string; minutes: number };

function EmailBody({ data }: { data: ResetPasswordData }) {
  const { resetPassword: texts, link, newPassword } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph muted>{link.lastsMinutes(data.minutes)}</Paragraph>
      <Paragraph>{texts.history}</Paragraph>
      <Paragraph muted>{texts.ignore}</Paragraph>
    </Layout>
  );
}

export const resetPassword: EmailTemplate<ResetPasswordData> = {
  subject: (translations) => translations.resetPassword.subject,
  Body: EmailBody,
};
