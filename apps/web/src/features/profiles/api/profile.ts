import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/endpoints/profiles';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';

/** A profile as the reader may see it, or one's own as somebody else would. */
export const profileQuery = (username: string, viewAs?: ViewAs) =>
  queryOptions({
    queryKey: ['profiles', 'profile', username.toLowerCase(), viewAs ?? 'self', i18n.locale],
    queryFn: ({ signal }) =>
      silentClient.call(profiles.getProfileByUsername, {
        params: { username },
        query: { language: i18n.locale, ...(viewAs && { viewAs }) },
        signal,
      }),
  });

export const galleryQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: ['profiles', 'profile', username.toLowerCase(), 'gallery'],
    queryFn: ({ pageParam, signal }) =>
      silentClient.call(profiles.getGallery, { params: { username }, query: pageParam ? { after: pageParam } : {}, signal }),
    ...pagedDefaults,
  });

/** Whether there is nothing to show by this name; where that cannot be known now, the page says so. */
export async function isProfileMissing(queryClient: QueryClient, username: string): Promise<boolean> {
  return queryClient.ensureQueryData(profileQuery(username)).then(() => false, isNotFound);
}
