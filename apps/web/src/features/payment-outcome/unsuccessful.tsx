import { useSearch } from '@tanstack/react-router';
import { Outcome } from './outcome.tsx';
import type { OutcomeSearch } from './search.ts';

/** `/upgrade/unsuccessful`: no payment, unless the server has received one. */
export function Unsuccessful() {
  const { checkout }: OutcomeSearch = useSearch({ strict: false });
  return <Outcome checkoutId={checkout} came="away" />;
}
