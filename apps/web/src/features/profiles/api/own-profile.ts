import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { settingsQuery } from '../../../shared/own-settings.ts';

/** After a change: caches the server's response and invalidates all queries that contain the profile. */
export async function cacheOwnProfile(
  queryClient: QueryClient,
  response: { body: OwnProfile; version: string | undefined },
): Promise<void> {
  const { queryKey } = ownProfileQuery();
  const before = queryClient.getQueryData(queryKey)?.body.city?.id;
  queryClient.setQueryData(queryKey, response);
  // A new city may change the time zone.
  if (before !== response.body.city?.id) await queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  if (response.version === undefined) await queryClient.invalidateQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey: ['profiles', 'profile'] });
}
