import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

type AddressFilter<Filter> = {
  filterOf: (search: Record<string, unknown>) => Filter;
  searchOf: (filter: Filter) => object;
  /** Writes it into the address. */
  write: (filter: Filter) => void;
};

/** The filter of the address. A change is seen at once, and the address follows. */
export function useAddressFilter<Filter>({ filterOf, searchOf, write }: AddressFilter<Filter>) {
  const keyOf = (filter: Filter) => JSON.stringify(searchOf(filter));
  const fromAddress = filterOf(useSearch({ strict: false }));
  const address = keyOf(fromAddress);
  const [held, setHeld] = useState({ address, filter: fromAddress });

  if (held.address !== address) setHeld({ address, filter: fromAddress });

  function change(filter: Filter) {
    if (keyOf(filter) === keyOf(held.filter)) return;
    setHeld({ address, filter });
    write(filter);
  }

  return { filter: held.filter, change };
}
