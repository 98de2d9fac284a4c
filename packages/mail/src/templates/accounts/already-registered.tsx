import { Layout } from '../../layout.tsx';
import type { Mail } from '../../mail.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useStationery } from '../../stationery.ts';

/** For the owner of an address that somebody tried to sign up with: the sign-up page itself does not tell. */
export type AlreadyRegisteredFacts = { forgotUrl: string; loginUrl: string };

function EmailBody({ facts: data }: { facts: AlreadyRegisteredFacts }) {
  const texts = useStationery().translations.alreadyRegistered;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.loginUrl} label={texts.login} plainLink={texts.plainLink} />
      <LabelledLink label={texts.forgot} href={data.forgotUrl}>
        {data.forgotUrl}
      </LabelledLink>
      <Paragraph quiet>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const alreadyRegistered: Mail<AlreadyRegisteredFacts> = {
  subject: (translations) => translations.alreadyRegistered.subject,
  Body: EmailBody,
};
