import { Layout } from '../../layout.tsx';
import type { EmailTemplate } from '../../email-template.ts';
import { Action } from '../../parts/action.tsx';
import { Heading } from '../../parts/heading.tsx';
import { LabelledLink } from '../../parts/labelled-link.tsx';
import { Paragraph } from '../../parts/paragraph.tsx';
import { useEmailContext } from '../../email-context.ts';

/** For the owner of an email address that was used for another sign-up: the sign-up page itself does not reveal it. */
export type AlreadyRegisteredData = { forgotUrl: string; loginUrl: string };

function EmailBody({ data }: { data: AlreadyRegisteredData }) {
  const texts = useEmailContext().translations.alreadyRegistered;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.intro}</Paragraph>
      <Action href={data.loginUrl} label={texts.login} plainLink={texts.plainLink} />
      <LabelledLink label={texts.forgot} href={data.forgotUrl}>
        {data.forgotUrl}
      </LabelledLink>
      <Paragraph muted>{texts.notYou}</Paragraph>
    </Layout>
  );
}

export const alreadyRegistered: EmailTemplate<AlreadyRegisteredData> = {
  subject: (translations) => translations.alreadyRegistered.subject,
  Body: EmailBody,
};
