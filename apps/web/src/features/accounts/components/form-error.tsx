import { Trans, useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { DerivationError } from '@subrosa/crypto/account/errors';
import { VaultError } from '@subrosa/vault/connect';
import { errorMessageFor } from '../../../shared/i18n/error-messages.ts';
import { InlineAlert } from './inline-alert.tsx';

type FormErrorProps = { error: unknown };

/** Shows an error that belongs to no field, and what the member can do about it. */
export function FormError({ error }: FormErrorProps) {
  const { t } = useLingui();
  const general = t`Something went wrong on our side. Please try again in a moment.`;
  if (error === null || error === undefined) return null;
  return (
    <InlineAlert kind="warning">
      <p>
        {error instanceof DerivationError || error instanceof VaultError ? (
          <Trans>We couldn’t set up encryption in this browser. Close other tabs and try again.</Trans>
        ) : (
          errorMessageFor(error instanceof ClientError ? error.code : undefined, general)
        )}
      </p>
    </InlineAlert>
  );
}
