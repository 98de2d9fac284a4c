import { Trans } from '@lingui/react/macro';
import { support } from '@subrosa/contract/endpoints/support';
import { client } from '../../../shared/api/client.ts';
import { EmailSubscription } from '../components/email-subscription.tsx';
import { LinkOutcome } from '../components/link-outcome.tsx';

/** The page behind links of newsletters, with the token in the fragment, and of members' emails, with the token in `?member=`. */
export function Unsubscribe() {
  const member = new URLSearchParams(location.search).get('member');
  if (member !== null) return <EmailSubscription token={member} />;
  return (
    <LinkOutcome
      title={<Trans>Unsubscribe</Trans>}
      question={<Trans>You won’t receive any more newsletters. We’ll still send emails your account needs.</Trans>}
      action={<Trans>Unsubscribe</Trans>}
      done={<Trans>You won’t receive any more newsletters.</Trans>}
      send={(token) => client.call(support.unsubscribeNewsletter, { query: { token }, body: {} })}
    />
  );
}
