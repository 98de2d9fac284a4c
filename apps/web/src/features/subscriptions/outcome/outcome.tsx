import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../shared/api/missing.ts';
import { useSession } from '../../../shared/session/session.ts';
import { heldQuery } from '../calls/own.ts';
import { outcomeQuery } from '../calls/outcome.ts';
import { holdingOf } from '../held.ts';
import { Arriving } from './arriving.tsx';
import { WaitingForProvider } from './waiting-for-provider.tsx';
import { NotPaid } from './not-paid.tsx';
import { Paid } from './paid.tsx';

type OutcomeProps = {
  /** As the address names it; whose it is and what became of it only the service knows. */
  checkoutId: string | undefined;
  /** Shown until there is word of the money: which way the provider sent the browser. */
  came: 'paying' | 'away';
};

/** What became of a payment. Nothing in the address is believed: both pages ask the same question. */
export function Outcome({ checkoutId, came }: OutcomeProps) {
  const query = useQuery({ ...outcomeQuery(checkoutId ?? ''), enabled: checkoutId !== undefined });
  if (!checkoutId || isMissing(query.error)) return <Unknown />;
  if (!query.data) return <WaitingForProvider query={query} />;
  switch (query.data.state) {
    case 'paid':
      return <Paid held={query.data.subscription} />;
    case 'waiting':
      return came === 'paying' ? <Arriving /> : <NotPaid because="left" />;
    case 'declined':
      return <NotPaid because="declined" />;
    case 'expired':
      return <NotPaid because="left" />;
    default:
      return query.data.state satisfies never;
  }
}

/** Somebody typed the address, or came back much later: what they hold is told. */
function Unknown() {
  const isPremium = useSession(({ account }) => account?.premium === true);
  const query = useQuery({ ...heldQuery, enabled: isPremium });
  if (!isPremium) return <NotPaid because="left" />;
  if (!query.data) return <WaitingForProvider query={query} />;
  return <Paid held={holdingOf(query.data).active} />;
}
