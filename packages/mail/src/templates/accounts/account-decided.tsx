import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

export type AccountDecidedData = { url: string };

/** For a suspended member. The reason requires a login, because others may see an email. */
function EmailBody({ data }: { data: AccountDecidedData }) {
  const texts = useEmailContext().translations.accountDecided;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={texts.open} plainLink={texts.plainLink} />
    </Layout>
  );
}

export const accountDecided: EmailTemplate<AccountDecidedData> = {
  subject: (translations) => translations.accountDecided.subject,
  Body: EmailBody,
};
