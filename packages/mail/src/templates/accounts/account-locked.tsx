import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type AccountLockedData = { hours: number; forgotUrl: string };

function EmailBody({ data }: { data: AccountLockedData }) {
  const { accountLocked: texts, newPassword, notice } = useEmailContext().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={notice.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Paragraph>{texts.waitOrChoose(data.hours)}</Paragraph>
      <Action href={data.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph muted>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const accountLocked: EmailTemplate<AccountLockedData> = {
  subject: (translations) => translations.accountLocked.subject,
  Body: EmailBody,
};
