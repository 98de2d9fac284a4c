import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/is-not-found.ts';
import { useSession } from '../../shared/session/session.ts';
import { outcomeQuery } from './api.ts';
import { currentSubscriptionOf, ownSubscriptionsQuery } from '../subscriptions/index.ts';
import { NotPaid } from './not-paid.tsx';
import { Paid } from './paid.tsx';
import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { Message } from './message.tsx';
import { IconCloudOff } from '@tabler/icons-react';
import { ErrorState } from '../../shared/ui/error-state.tsx';

type OutcomeProps = {
  /** The checkout in the URL; its owner and state are known to the server only. */
  checkoutId: string | undefined;
  /** Shown until the payment is confirmed: to which page the provider redirected. */
  came: 'paying' | 'away';
};

/** The result of a payment. The URL is untrusted, so both pages ask the server. */
export function Outcome({ checkoutId, came }: OutcomeProps) {
  const query = useQuery({ ...outcomeQuery(checkoutId ?? ''), enabled: checkoutId !== undefined });
  if (!checkoutId || isNotFound(query.error)) return <UnknownOutcome />;
  if (!query.data) return <WaitingForProvider query={query} />;
  switch (query.data.state) {
    case 'paid':
      return <Paid subscription={query.data.subscription} />;
    case 'waiting':
      return came === 'paying' ? <PaymentPending /> : <NotPaid because="left" />;
    case 'declined':
      return <NotPaid because="declined" />;
    case 'expired':
      return <NotPaid because="left" />;
    default:
      return query.data.state satisfies never;
  }
}

/** Shown when the URL has no valid checkout or was opened much later: names the member's plan. */
function UnknownOutcome() {
  const isPremium = useSession(({ account }) => account?.premium === true);
  const query = useQuery({ ...ownSubscriptionsQuery, enabled: isPremium });
  if (!isPremium) return <NotPaid because="left" />;
  if (!query.data) return <WaitingForProvider query={query} />;
  return <Paid subscription={currentSubscriptionOf(query.data).active} />;
}

/** Shown until the provider has reported the payment. */
function PaymentPending() {
  return (
    <div role="status">
      <Message icon={<Loader size={32} color="var(--gold)" />} title={<Trans>Confirming your payment</Trans>}>
        <p>
          <Trans>
            We’re waiting for our payment provider to confirm. This page updates automatically, or you can carry on and we’ll email you.
          </Trans>
        </p>
      </Message>
    </div>
  );
}

type WaitingForProviderProps = { query: { error: unknown; refetch: () => unknown } };

/** Shown while the result is loading, with the error and a retry button if that fails. */
function WaitingForProvider({ query: { error, refetch } }: WaitingForProviderProps) {
  if (error) {
    return (
      <Message tone="warn" icon={<IconCloudOff size={32} stroke={1.5} />} title={<Trans>Payment</Trans>}>
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      </Message>
    );
  }
  return (
    <Message icon={<Loader size={32} color="var(--gold)" />} title={<Trans>Payment</Trans>}>
      <p role="status">
        <Trans>Loading…</Trans>
      </p>
    </Message>
  );
}
