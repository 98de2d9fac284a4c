import { reference } from '@subrosa/contract/endpoints/reference';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api/client.ts';

/** The configuration of the app; it changes with a release, not during a visit. */
export const configQuery = queryOptions({
  queryKey: ['reference', 'config'],
  queryFn: ({ signal }) => client.call(reference.getConfig, { signal }),
  staleTime: Infinity,
});
