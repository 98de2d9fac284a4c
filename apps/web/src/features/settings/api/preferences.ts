import { notifications } from '@subrosa/contract/endpoints/notifications';
import { ResponseError } from '@subrosa/contract/client/errors';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { changed, partsOf, type PreferencesChange } from '../notifications/preference-change.ts';

/** The notification preferences with their version, because another tab may change them too. */
export const preferencesQuery = queryOptions({
  queryKey: ['notifications', 'preferences'],
  queryFn: ({ signal }) => silentClient.callWithVersion(notifications.getPreferences, { signal }),
});

const { queryKey } = preferencesQuery;

/** Saves one preference at a time: an optimistic update that is rolled back when the server rejects it. */
export function useSavePreferences() {
  const queryClient = useQueryClient();

  function show(change: PreferencesChange, version?: string) {
    queryClient.setQueryData(queryKey, (cached) => cached && { body: changed(cached.body, change), version: version ?? cached.version });
  }

  const { mutate, error } = useMutation({
    // One after the other, because each needs the version of the previous response.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: PreferencesChange) =>
      client.callWithVersion(notifications.savePreferences, { body: change, version: queryClient.getQueryData(queryKey)?.version }),
    onMutate: (change) => {
      const before = queryClient.getQueryData(queryKey)?.body;
      show(change);
      return before && partsOf(before, change);
    },
    // Applies only the saved part, because a later change may be pending.
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
