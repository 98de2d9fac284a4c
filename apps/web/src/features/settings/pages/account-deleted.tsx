import { Trans } from '@lingui/react/macro';
import { ProsePage } from '../../../shared/ui/prose-page.tsx';
import { lastReceipt } from '../api/delete-account.ts';

/** Shown after an account was deleted. The reference number is in memory only; later, only the email contains it. */
export function AccountDeleted() {
  const receipt = lastReceipt();
  return (
    <ProsePage title={<Trans>Goodbye</Trans>} lead={<Trans>Your account has been deleted and all devices were logged out.</Trans>}>
      <p role="status">
        {receipt ? (
          <Trans>
            Your receipt number is <strong dir="ltr">{receipt}</strong>. We’ll erase everything we hold about you within 24 hours and
            confirm it by email.
          </Trans>
        ) : (
          <Trans>We’ll erase everything we hold about you within 24 hours and confirm it by email.</Trans>
        )}
      </p>
      <p>
        <Trans>Thank you for being part of Subrosa.</Trans>
      </p>
    </ProsePage>
  );
}
