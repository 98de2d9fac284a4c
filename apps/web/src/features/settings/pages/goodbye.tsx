import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { lastReceipt } from '../calls/delete-account.ts';

/** After an account was deleted. The number is in memory only: later, the receipt is in the mail. */
export function Goodbye() {
  const receipt = lastReceipt();
  return (
    <ProsePage title={<Trans>Goodbye</Trans>} lead={<Trans>Your account is deleted, and you are signed out everywhere.</Trans>}>
      <p role="status">
        {receipt ? (
          <Trans>
            The number of your receipt is <strong dir="ltr">{receipt}</strong>. Within 24 hours everything that we hold about you is erased,
            and an email confirms it.
          </Trans>
        ) : (
          <Trans>Within 24 hours everything that we hold about you is erased, and an email confirms it.</Trans>
        )}
      </p>
      <p>
        <Trans>Thank you for having been here.</Trans>
      </p>
    </ProsePage>
  );
}
