import { Trans } from '@lingui/react/macro';
import { useSession } from '../../../shared/session/session.ts';
import { Notice } from '../components/notice.tsx';

type FarewellProps = { afterReset: boolean };

/** Why somebody is at the door again who did not ask for it. */
export function Farewell({ afterReset }: FarewellProps) {
  const endedBy = useSession((session) => session.endedBy);
  if (afterReset) {
    return (
      <Notice kind="done">
        <p>
          <Trans>Your password is changed, and every device was signed out. Log in with the new one.</Trans>
        </p>
      </Notice>
    );
  }
  if (endedBy === null) return null;
  return (
    <Notice kind="hint">
      <p>
        {endedBy === 'idle' ? (
          <Trans>You were signed out after 24 quiet hours.</Trans>
        ) : (
          <Trans>Your session has ended. Please log in again.</Trans>
        )}
      </p>
    </Notice>
  );
}
