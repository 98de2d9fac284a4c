import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

type UrlFilter<Filter> = {
  filterOf: (search: Record<string, unknown>) => Filter;
  searchOf: (filter: Filter) => object;
  /** Writes the filter into the URL. */
  write: (filter: Filter) => void;
};

/** The filter in the URL. A change applies at once, and the URL follows. */
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
