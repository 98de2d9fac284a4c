import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

type UrlFilter<Filter> = {
  filterOf: (search: Record<string, unknown>) => Filter;
  searchOf: (filter: Filter) => object;
  /** Writes it into the address. */
  write: (filter: Filter) => void;
};

/** The filter of the address. A change is seen at once, and the address follows. */
export function useUrlFilter<Filter>({ filterOf, searchOf, write }: UrlFilter<Filter>) {
  const keyOf = (filter: Filter) => JSON.stringify(searchOf(filter));
  const fromUrl = filterOf(useSearch({ strict: false }));
  const urlKey = keyOf(fromUrl);
  const [current, setCurrent] = useState({ urlKey, filter: fromUrl });

  if (current.urlKey !== urlKey) setCurrent({ urlKey, filter: fromUrl });

  function change(filter: Filter) {
    if (keyOf(filter) === keyOf(current.filter)) return;
    setCurrent({ urlKey, filter });
    write(filter);
  }

  return { filter: current.filter, change };
}
