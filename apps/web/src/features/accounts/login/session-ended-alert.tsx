import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../shared/session/session.ts';
import { InlineAlert } from '../components/inline-alert.tsx';

type SessionEndedAlertProps = { afterReset: boolean };

/** Explains why a session ended that the member did not end. */
export function SessionEndedAlert({ afterReset }: SessionEndedAlertProps) {
  const endedBy = useSession((session) => session.endedBy);
  if (afterReset) {
    return (
      <InlineAlert kind="done">
        <p>
          <Trans>Your password was changed and all devices were logged out. Log in with your new password.</Trans>
        </p>
      </InlineAlert>
    );
  }
  if (endedBy === null) return null;
  return (
    <InlineAlert kind="hint">
      <p>
        {endedBy === 'idle' ? (
          <Trans>You were logged out after 24 hours of inactivity.</Trans>
        ) : (
          <Trans>Your session has ended. Log in again.</Trans>
        )}
      </p>
    </InlineAlert>
  );
}
