import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ownSubscriptionsQuery } from '../api/own.ts';
import { outcomeQuery } from '../api/outcome.ts';
import { currentSubscriptionOf } from '../current-subscription.ts';
import { NotPaid } from './not-paid.tsx';
import { Paid } from './paid.tsx';
import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { Message } from './message.tsx';
import { IconCloudOff } from '@tabler/icons-react';
import { ErrorState } from '../../../shared/ui/error-state.tsx';

type OutcomeProps = {
  /** As the address names it; whose it is and what became of it only the service knows. */
  checkoutId: string | undefined;
  /** Shown until there is word of the money: which way the provider sent the browser. */
  came: 'paying' | 'away';
};

/** What became of a payment. Nothing in the address is believed: both pages ask the same question. */
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

/** Somebody typed the address, or came back much later: what they hold is told. */
function UnknownOutcome() {
  const isPremium = useSession(({ account }) => account?.premium === true);
  const query = useQuery({ ...ownSubscriptionsQuery, enabled: isPremium });
  if (!isPremium) return <NotPaid because="left" />;
  if (!query.data) return <WaitingForProvider query={query} />;
  return <Paid subscription={currentSubscriptionOf(query.data).active} />;
}

/** Until the provider has told of the money. */
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

/** Until it is known what became of the payment; and if that cannot be known now, why and again. */
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
