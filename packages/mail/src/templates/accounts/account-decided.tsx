import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

export type AccountDecidedFacts = { url: string };

/** To who is shut out. Why is read behind the password: a mail may be seen by anybody. */
function EmailBody({ facts: data }: { facts: AccountDecidedFacts }) {
  const texts = useStationery().translations.accountDecided;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.url} label={texts.open} plainLink={texts.plainLink} />
    </Layout>
  );
}

export const accountDecided: Mail<AccountDecidedFacts> = {
  subject: (translations) => translations.accountDecided.subject,
  Body: EmailBody,
};
