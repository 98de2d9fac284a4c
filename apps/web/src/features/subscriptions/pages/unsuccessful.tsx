import { useSearch } from '@tanstack/react-router';
import { Outcome } from '../outcome/outcome.tsx';
import type { OutcomeSearch } from '../search.ts';

/** `/upgrade/unsuccessful`: nothing came, unless the service knows better. */
export function Unsuccessful() {
  const { checkout }: OutcomeSearch = useSearch({ strict: false });
  return <Outcome checkoutId={checkout} came="away" />;
}
