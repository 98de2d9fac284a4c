import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { LabelledLink } from '../parts/labelled-link.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type NotificationDigestData = { count: number; url: string; preferencesUrl: string; unsubscribeUrl: string };

/** How much is new, never what: whoever looks over a shoulder learns nothing. */
function EmailBody({ facts: data }: { facts: NotificationDigestData }) {
  const texts = useStationery().translations.notificationDigest;
  return (
    <Layout title={texts.subject} preview={texts.preview} why={texts.why} unsubscribeUrl={data.unsubscribeUrl}>
      <Heading>{texts.heading}</Heading>
      <Paragraph>{texts.waiting(data.count)}</Paragraph>
      <Action href={data.url} label={texts.open} plainLink={texts.plainLink} />
      <LabelledLink label={texts.choose} href={data.preferencesUrl} quiet>
        {data.preferencesUrl}
      </LabelledLink>
    </Layout>
  );
}

export const notificationDigest: Mail<NotificationDigestData> = {
  subject: (translations) => translations.notificationDigest.subject,
  Body: EmailBody,
};
