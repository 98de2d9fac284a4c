import { Layout } from '../layout.tsx';
import type { EmailTemplate } from '../email-template.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { LabelledLink } from '../parts/labelled-link.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useEmailContext } from '../email-context.ts';

export type NotificationDigestData = { count: number; url: string; preferencesUrl: string; unsubscribeUrl: string };

/** States the number of notifications, never their content, so that bystanders learn nothing. */
function EmailBody({ data }: { data: NotificationDigestData }) {
  const texts = useEmailContext().translations.notificationDigest;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why} unsubscribeUrl={data.unsubscribeUrl}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.waiting(data.count)}</Paragraph>
      <Action href={data.url} label={texts.open} plainLink={texts.plainLink} />
      <LabelledLink label={texts.choose} href={data.preferencesUrl} muted>
        {data.preferencesUrl}
      </LabelledLink>
    </Layout>
  );
}

export const notificationDigest: EmailTemplate<NotificationDigestData> = {
  subject: (translations) => translations.notificationDigest.subject,
  Body: EmailBody,
};
