import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type AccountLockedFacts = { hours: number; forgotUrl: string };

function EmailBody({ facts: data }: { facts: AccountLockedFacts }) {
  const { accountLocked: texts, newPassword, notice } = useStationery().translations;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={notice.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Paragraph>{texts.waitOrChoose(data.hours)}</Paragraph>
      <Action href={data.forgotUrl} label={newPassword.choose} plainLink={newPassword.plainLink} />
      <Paragraph quiet>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const accountLocked: Mail<AccountLockedFacts> = {
  subject: (translations) => translations.accountLocked.subject,
  Body: EmailBody,
};
