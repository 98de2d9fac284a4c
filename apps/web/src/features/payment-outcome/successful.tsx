import { useSearch } from '@tanstack/react-router';
import { Outcome } from './outcome.tsx';
import type { OutcomeSearch } from './search.ts';

/** `/upgrade/successful`: waits for the payment; the URL alone proves nothing. */
export function Successful() {
  const { checkout }: OutcomeSearch = useSearch({ strict: false });
  return <Outcome checkoutId={checkout} came="paying" />;
}
