import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { DerivationFailed } from '@subrosa/crypto/account/errors';
import { sentenceFor } from '../../../shared/i18n/error-messages.ts';
import { Notice } from './notice.tsx';

type ProblemProps = { error: unknown };

/** What went wrong and belongs to no field, and what to do about it. */
export function Problem({ error }: ProblemProps) {
  const { t } = useLingui();
  const general = t`Something went wrong on our side. Please try again in a moment.`;
  if (error === null || error === undefined) return null;
  return (
    <Notice kind="warning">
      <p>
        {error instanceof DerivationFailed ? (
          <Trans>Your browser could not make your keys. Please close what else takes its memory, and try again.</Trans>
        ) : (
          sentenceFor(error instanceof ClientError ? error.code : undefined, general)
        )}
      </p>
    </Notice>
  );
}
