import { notifications } from '@subrosa/contract/endpoints/notifications';
import { ResponseError } from '@subrosa/contract/client/errors';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { changed, partsOf, type PreferencesChange } from '../notifications/preference-change.ts';

/** Which news reach one where; with their version, because another tab may change them too. */
export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => silentClient.callWithVersion(notifications.getPreferences, { signal }),
});

const { queryKey } = preferencesQuery;

/** Saves one choice at a time: it shows at once, and goes back if the service refuses it. */
export function useSavePreferences() {
  const queryClient = useQueryClient();

  function show(change: PreferencesChange, version?: string) {
    queryClient.setQueryData(queryKey, (cached) => cached && { body: changed(cached.body, change), version: version ?? cached.version });
  }

  const { mutate, error } = useMutation({
    // One after the other: each needs the version that the one before was given.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: PreferencesChange) =>
      client.callWithVersion(notifications.savePreferences, { body: change, version: queryClient.getQueryData(queryKey)?.version }),
    onMutate: (change) => {
      const before = queryClient.getQueryData(queryKey)?.body;
      show(change);
      return before && partsOf(before, change);
    },
    // Only what was saved: a later choice may be on its way already.
    onSuccess: ({ body, version }, change) => show(partsOf(body, change), version),
    onError: async (failure, _change, before) => {
      if (before) show(before);
      if (isStale(failure)) await queryClient.refetchQueries({ queryKey });
    },
  });
  return { save: mutate, wasStale: isStale(error) };
}

function isStale(error: unknown): boolean {
  return error instanceof ResponseError && error.code === 'version.stale';
}
