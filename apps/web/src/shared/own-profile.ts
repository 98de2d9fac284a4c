import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/endpoints/profiles';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from './api/client.ts';

/** The member's own profile with its version, because another tab may change it too. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['profiles', 'own', i18n.locale],
    queryFn: ({ signal }) => silentClient.callWithVersion(profiles.getOwnProfile, { query: { language: i18n.locale }, signal }),
  });
