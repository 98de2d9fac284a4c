import { Trans } from '@lingui/react/macro';
import { DerivationError } from '@subrosa/crypto/account/errors';
import { VaultError } from '@subrosa/vault/connect';
import { ErrorMessage } from '../../../shared/ui/error-message.tsx';
import { InlineAlert } from './inline-alert.tsx';

type FormErrorProps = { error: unknown };

/** Shows an error that belongs to no field, and what the member can do about it. */
export function FormError({ error }: FormErrorProps) {
  if (error === null || error === undefined) return null;
  return (
    <InlineAlert kind="warning">
      <p>
        {error instanceof DerivationError || error instanceof VaultError ? (
          <Trans>We couldn’t set up encryption in this browser. Close other tabs and try again.</Trans>
        ) : (
          <ErrorMessage error={error} />
        )}
      </p>
    </InlineAlert>
  );
}
