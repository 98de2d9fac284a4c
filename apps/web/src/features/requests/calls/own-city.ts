import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/addresses/profiles';
import { queryOptions } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** The same entry of the cache as the profile pages have, which show posts. */
export const ownCityQuery = () =>
  queryOptions({
    queryKey: ['profiles', 'own', i18n.locale],
    queryFn: ({ signal }) => quietClient.callWithVersion(profiles.readOwnProfile, { query: { language: i18n.locale }, signal }),
  });
