import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';

type NotDecidedProps = { username: string | null; error: unknown };

/** Reports which decision failed and why, because another case is open by then. */
export function NotDecided({ username, error }: NotDecidedProps) {
  const { t } = useLingui();
  const general = t`Something went wrong on our side. Please try again in a moment.`;
  return (
    <>
      <strong>
        {username === null ? (
          <Trans>A decision wasn’t saved. The case is back in the queue.</Trans>
        ) : (
          <Trans>
            The decision about <bdi>{username}</bdi> wasn’t saved. The case is back in the queue.
          </Trans>
        )}
      </strong>
      <br />
      {error instanceof ClientError ? errorMessageFor(error.code, general) : general}
    </>
  );
}
