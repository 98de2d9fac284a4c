import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/endpoints/profiles';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pagedDefaults } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { isNotFound } from '../../../shared/api/is-not-found.ts';

/** A profile as the viewer may see it, or the member's own as others see it. */
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

/** Whether no profile with this name is visible; when that cannot be determined now, the page shows the error. */
export async function isProfileMissing(queryClient: QueryClient, username: string): Promise<boolean> {
  return queryClient.ensureQueryData(profileQuery(username)).then(() => false, isNotFound);
}
