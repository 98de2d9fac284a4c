import { Plural, Trans } from '@lingui/react/macro';
import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { ReactNode } from 'react';
import type { Notification } from '../api/notifications.ts';
import { ComingSentence } from './coming-sentence.tsx';
import { Names } from './names.tsx';

type Parts = {
  who: ReactNode;
  /** The number of actors. */
  count: number;
  /** The title of the request post or the calendar entry. */
  title: ReactNode;
  context: Notification['context'];
};

/** Whole sentences, because word order and forms differ by language. */
const sentences: Record<NotificationKind, (parts: Parts) => ReactNode> = {
  connection_request: ({ who }) => <Trans>{who} would like to connect with you</Trans>,
  connection_accepted: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} accepted your connection request</Trans>}
      other={<Trans>{who} accepted your connection requests</Trans>}
    />
  ),
  endorsement_waiting: ({ who }) => <Trans>{who} wrote you an endorsement. Approve it to show it on your profile.</Trans>,
  endorsement_approved: ({ who, count }) => (
    <Plural value={count} one={<Trans>{who} approved your endorsement</Trans>} other={<Trans>{who} approved your endorsements</Trans>} />
  ),
  favourited_profile: ({ who, count }) => (
    <Plural value={count} one={<Trans>{who} saved your profile</Trans>} other={<Trans>{who} saved your profile</Trans>} />
  ),
  favourited_request: ({ who, count, title }) => (
    <Plural
      value={count}
      one={
        <Trans>
          {who} saved your request “{title}”
        </Trans>
      }
      other={
        <Trans>
          {who} saved your request “{title}”
        </Trans>
      }
    />
  ),
  event_created: ({ who, title }) => (
    <Trans>
      {who} shared “{title}” with you
    </Trans>
  ),
  event_modified: ({ who, title }) => (
    <Trans>
      {who} changed “{title}”
    </Trans>
  ),
  event_removed: ({ who, title }) => (
    <Trans>
      {who} removed “{title}”
    </Trans>
  ),
  coming_to_your_city: ({ who, context }) => <ComingSentence who={who} context={context} />,
  premium_upgrade: () => <Trans>You now have premium.</Trans>,
  lifetime_approved: () => <Trans>Your lifetime premium application was approved.</Trans>,
  lifetime_declined: () => <Trans>Your Lifetime premium application had been declined.</Trans>,
  lifetime_set: () => <Trans>You now have lifetime premium.</Trans>,
  identity_approved: () => <Trans>Your identity is verified.</Trans>,
  identity_declined: () => <Trans>We couldn’t verify your identity. See why and what to do next.</Trans>,
  identity_renewal: () => <Trans>Your verification is about to expire. Verify your identity again.</Trans>,
  decision_made: () => <Trans>We’ve made a decision about your account. See the reason in Settings.</Trans>,
  appeal_answered: () => <Trans>We’ve decided on your appeal. See our answer in Settings.</Trans>,
  media_published: () => <Trans>One of your photos or videos was reviewed and is now published.</Trans>,
  media_rejected: () => <Trans>One of your photos or videos couldn’t be published. Open it to see why.</Trans>,
  request_published: ({ title }) => <Trans>Your request “{title}” was reviewed and is now published.</Trans>,
  request_rejected: ({ title }) => <Trans>Your request “{title}” couldn’t be published. Open it to see why.</Trans>,
  media_taken_down: () => <Trans>One of your photos or videos was removed after a report from outside Subrosa.</Trans>,
  media_depicted: ({ who }) => <Trans>{who} tagged you in a photo or video. It won’t be published unless you agree.</Trans>,
};

type SentenceProps = { notification: Notification; onOpen: () => void };

/** The notification as one sentence in the viewer's language. */
export function Sentence({ notification, onOpen }: SentenceProps): ReactNode {
  const { kind, actors, others, context } = notification;
  return sentences[kind]({
    who: <Names actors={actors} others={others} onOpen={onOpen} />,
    count: actors.length + others,
    title: <bdi>{context.title ?? '…'}</bdi>,
    context,
  });
}
