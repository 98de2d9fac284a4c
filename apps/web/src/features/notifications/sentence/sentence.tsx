import { Plural, Trans } from '@lingui/react/macro';
import type { NotificationKind } from '@subrosa/rules/notifications/kinds';
import type { ReactNode } from 'react';
import type { Notification } from '../calls/notifications.ts';
import { ComingSentence } from './coming-sentence.tsx';
import { Names } from './names.tsx';

type Parts = {
  who: ReactNode;
  /** How many they are. */
  count: number;
  /** Of the request or the entry. */
  title: ReactNode;
  about: Notification['about'];
};

/** Whole sentences, so that every language has its own order and forms. */
const sentences: Record<NotificationKind, (parts: Parts) => ReactNode> = {
  connection_request: ({ who }) => <Trans>{who} would like to connect with you</Trans>,
  connection_accepted: ({ who, count }) => (
    <Plural
      value={count}
      one={<Trans>{who} accepted your request to connect</Trans>}
      other={<Trans>{who} accepted your requests to connect</Trans>}
    />
  ),
  endorsement_waiting: ({ who }) => <Trans>{who} wrote a few words about you. They wait for your approval.</Trans>,
  endorsement_approved: ({ who, count }) => (
    <Plural value={count} one={<Trans>{who} approved your words</Trans>} other={<Trans>{who} approved your words</Trans>} />
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
  coming_to_your_city: ({ who, about }) => <ComingSentence who={who} about={about} />,
  premium_upgrade: () => <Trans>Your membership is now premium.</Trans>,
  lifetime_approved: () => <Trans>Your Lifetime premium application has been approved.</Trans>,
  lifetime_declined: () => <Trans>Your Lifetime premium application had been declined.</Trans>,
  lifetime_set: () => <Trans>Your membership is now Lifetime premium.</Trans>,
  identity_approved: () => <Trans>Your identity is verified.</Trans>,
  identity_declined: () => (
    <Trans>Your identity could not be verified. You find the reason and what to do next on the verification page.</Trans>
  ),
  identity_renewal: () => <Trans>Your verification ends soon. Please verify your identity again.</Trans>,
  decision_made: () => <Trans>Our staff decided something about your account. You find the reason in your settings.</Trans>,
  appeal_answered: () => <Trans>Your appeal is answered. You find the answer in your settings.</Trans>,
  media_published: () => <Trans>One of your photos or videos was reviewed and is published.</Trans>,
  media_rejected: () => <Trans>One of your photos or videos could not be published. You find the reason beside it.</Trans>,
  request_published: ({ title }) => <Trans>Your request “{title}” was reviewed and is published.</Trans>,
  request_rejected: ({ title }) => <Trans>Your request “{title}” could not be published. You find the reason on its page.</Trans>,
  media_taken_down: () => <Trans>One of your photos or videos was removed after somebody outside told us of it.</Trans>,
  media_depicted: ({ who }) => <Trans>{who} named you in a photo or video. Nothing is published before you have answered.</Trans>,
};

type SentenceProps = { notification: Notification; onOpen: () => void };

/** What happened, as one sentence in the reader's language. */
export function Sentence({ notification, onOpen }: SentenceProps): ReactNode {
  const { kind, actors, others, about } = notification;
  return sentences[kind]({
    who: <Names actors={actors} others={others} onOpen={onOpen} />,
    count: actors.length + others,
    title: <bdi>{about.title ?? '…'}</bdi>,
    about,
  });
}
