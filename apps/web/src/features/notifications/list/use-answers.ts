import { useSession } from '../../../shared/session/session.ts';
import { useEndorsing, useConnectionState } from '../../connections/index.ts';
import type { Notification } from '../calls/notifications.ts';
import { useChanges } from '../calls/use-changes.ts';

/** Answers to a request or to words about the reader, by the calls of connections. */
export function useAnswers(notification: Notification) {
  const ownId = useSession(({ account }) => account?.id ?? '');
  const { answer } = useChanges();
  const { change } = useConnectionState(notification.actors[0]?.id ?? '', 'asked');
  const { approve, withdraw } = useEndorsing(ownId);
  const { kind, actors, about } = notification;
  const endorsement = about.endorsementId ?? '';

  return {
    confirm: () =>
      answer(notification, { can: [], actors: actors.map((actor) => ({ ...actor, relation: 'connected' })) }, () => change('confirm')),
    approve: () => answer(notification, { can: [] }, () => approve(endorsement)),
    // Whoever is declined is not told; the request is gone.
    decline: () =>
      kind === 'connection_request'
        ? answer(notification, null, () => change('decline'))
        : answer(notification, null, () => withdraw(endorsement)),
  };
}
