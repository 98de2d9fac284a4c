import { Trans } from '@lingui/react/macro';
import { support } from '@subrosa/contract/endpoints/support';
import { client } from '../../../shared/api/client.ts';
import { LinkOutcome } from '../components/link-outcome.tsx';

export function NewsletterConfirm() {
  return (
    <LinkOutcome
      title={<Trans>Confirm your email address</Trans>}
      question={<Trans>One click, and we’ll write to you now and then.</Trans>}
      action={<Trans>Confirm</Trans>}
      done={<Trans>Your email address is confirmed.</Trans>}
      send={(token) => client.call(support.confirmNewsletter, { body: { token } })}
    />
  );
}
