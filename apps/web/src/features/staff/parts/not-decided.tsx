import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { sentenceFor } from '../../../shared/i18n/error-messages.ts';

type NotDecidedProps = { username: string | null; error: unknown };

/** Says which decision came to nothing, and why: by then another case is on the screen. */
export function NotDecided({ username, error }: NotDecidedProps) {
  const { t } = useLingui();
  const general = t`Something went wrong on our side. Please try again in a moment.`;
  return (
    <>
      <strong>
        {username === null ? (
          <Trans>A decision was not saved; the case is in the queue again.</Trans>
        ) : (
          <Trans>
            The decision about <bdi>{username}</bdi> was not saved; the case is in the queue again.
          </Trans>
        )}
      </strong>
      <br />
      {error instanceof ClientError ? sentenceFor(error.code, general) : general}
    </>
  );
}
