import { i18n } from '@lingui/core';
import { profiles } from '@subrosa/contract/addresses/profiles';
import type { OwnProfile } from '@subrosa/contract/profiles/parts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/client.ts';

/** One's own profile with its version: another tab may change it too. */
export const ownProfileQuery = () =>
  queryOptions({
    queryKey: ['profiles', 'own', i18n.locale],
    queryFn: ({ signal }) => quietClient.callWithVersion(profiles.readOwnProfile, { query: { language: i18n.locale }, signal }),
  });

/** After a change: what the service answered is what is held, and every page that shows it asks again. */
export async function keepOwnProfile(queryClient: QueryClient, answer: { body: OwnProfile; version: string | undefined }): Promise<void> {
  const { queryKey } = ownProfileQuery();
  const before = queryClient.getQueryData(queryKey)?.body.city?.id;
  queryClient.setQueryData(queryKey, answer);
  // A new city may bring its time zone.
  if (before !== answer.body.city?.id) await queryClient.invalidateQueries({ queryKey: ['accounts', 'settings'] });
  if (answer.version === undefined) await queryClient.invalidateQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey: ['profiles', 'profile'] });
}
