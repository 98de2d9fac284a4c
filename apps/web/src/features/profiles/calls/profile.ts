import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/addresses/profiles';
import { CallError, isPassing } from '@subrosa/contract/client/errors';
import type { ViewAs } from '@subrosa/rules/profiles/audiences';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

const retry = (failures: number, error: unknown) => isPassing(error) && failures < 2;

/** A profile as the reader may see it, or one's own as somebody else would. */
export const profileQuery = (username: string, viewAs?: ViewAs) =>
  queryOptions({
    queryKey: ['profiles', 'profile', username.toLowerCase(), viewAs ?? 'self', i18n.locale],
    queryFn: ({ signal }) =>
      quietClient.call(profiles.readProfileByUsername, {
        params: { username },
        query: { language: i18n.locale, ...(viewAs && { viewAs }) },
        signal,
      }),
    retry,
  });

export const galleryQuery = (username: string) =>
  infiniteQueryOptions({
    queryKey: ['profiles', 'profile', username.toLowerCase(), 'gallery'],
    queryFn: ({ pageParam, signal }) =>
      quietClient.call(profiles.readGallery, { params: { username }, query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after,
    retry,
  });

/** Whether there is nothing to show by this name; where that cannot be known now, the page says so. */
export async function isProfileMissing(queryClient: QueryClient, username: string): Promise<boolean> {
  return queryClient.ensureQueryData(profileQuery(username)).then(() => false, isMissing);
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.code === 'page.missing';
}
