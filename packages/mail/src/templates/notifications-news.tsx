import { Layout } from '../layout.tsx';
import type { Mail } from '../mail.ts';
import { Action } from '../parts/action.tsx';
import { Heading } from '../parts/heading.tsx';
import { LabelledLink } from '../parts/labelled-link.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { useStationery } from '../stationery.ts';

export type NotificationsNewsFacts = { count: number; url: string; preferencesUrl: string; unsubscribeUrl: string };

/** How much is new, never what: whoever looks over a shoulder learns nothing. */
function Letter({ facts }: { facts: NotificationsNewsFacts }) {
  const say = useStationery().words.notificationsNews;
  return (
    <Layout title={say.subject} preview={say.preview} why={say.why} unsubscribeUrl={facts.unsubscribeUrl}>
      <Heading>{say.heading}</Heading>
      <Paragraph>{say.waiting(facts.count)}</Paragraph>
      <Action href={facts.url} label={say.open} plainLink={say.plainLink} />
      <LabelledLink label={say.choose} href={facts.preferencesUrl} quiet>
        {facts.preferencesUrl}
      </LabelledLink>
    </Layout>
  );
}

export const notificationsNews: Mail<NotificationsNewsFacts> = {
  subject: (words) => words.notificationsNews.subject,
  Letter,
};
