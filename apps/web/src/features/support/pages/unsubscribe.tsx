import { Trans } from '@lingui/react/macro';
import { support } from '@subrosa/contract/addresses/support';
import { client } from '../../../shared/api/client.ts';
import { LinkOutcome } from '../components/link-outcome.tsx';

export function Unsubscribe() {
  return (
    <LinkOutcome
      title={<Trans>Unsubscribe</Trans>}
      ask={<Trans>You will not receive further newsletters. Mails that an account needs are still sent.</Trans>}
      action={<Trans>Unsubscribe</Trans>}
      done={<Trans>You will not receive further newsletters.</Trans>}
      send={(token) => client.call(support.leaveNewsletter, { query: { token }, body: {} })}
    />
  );
}
