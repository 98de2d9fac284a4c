import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/endpoints/profiles';
import { queryOptions } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';

/** The same cache entry as that of the profile page. */
export const profileQuery = (username: string) =>
  queryOptions({
    queryKey: ['profiles', 'profile', username.toLowerCase(), 'self', i18n.locale],
    queryFn: ({ signal }) =>
      silentClient.call(profiles.getProfileByUsername, { params: { username }, query: { language: i18n.locale }, signal }),
  });
