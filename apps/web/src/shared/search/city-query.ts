import { i18n } from '@lingui/core';
import { reference } from '@subrosa/contract/endpoints/reference';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../api/client.ts';

/** The name of the city in a URL. */
export const cityQuery = (id: number) =>
  queryOptions({
    queryKey: ['reference', 'city', i18n.locale, id],
    queryFn: ({ signal }) => silentClient.call(reference.getCity, { params: { id }, query: { language: i18n.locale }, signal }),
    staleTime: Infinity,
  });
