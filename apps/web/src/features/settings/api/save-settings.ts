import { accounts } from '@subrosa/contract/endpoints/accounts';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { applySettings } from '../apply-settings.ts';
import { settingsQuery, type Settings } from '../../../shared/own-settings.ts';

const { queryKey } = settingsQuery;

/** Saves one setting at a time: an optimistic update that takes effect at once and is rolled back when the server rejects it. */
export function useSaveSettings() {
  const queryClient = useQueryClient();

  function show(change: Partial<Settings>, version?: string) {
    const shown = queryClient.setQueryData(
      queryKey,
      (cached) => cached && { body: { ...cached.body, ...change }, version: version ?? cached.version },
    );
    if (shown) applySettings(shown.body);
  }

  const { mutate, error } = useMutation({
    // One after the other, because each needs the version of the previous response.
    scope: { id: 'settings' },
    mutationFn: (change: Partial<Settings>) =>
      client.callWithVersion(accounts.saveSettings, { body: change, version: queryClient.getQueryData(queryKey)?.version }),
    onMutate: (change) => {
      const before = queryClient.getQueryData(queryKey)?.body;
      show(change);
      return before && pick(before, change);
    },
    // Applies only the saved part, because a later change may be pending.
    onSuccess: ({ body, version }, change) => show(pick(body, change), version),
    onError: async (failure, _change, before) => {
      if (before) show(before);
      if (!isStale(failure)) return;
      await queryClient.refetchQueries({ queryKey });
      show({});
    },
  });
  return { save: mutate, wasStale: isStale(error) };
}

function pick(from: Settings, change: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in change));
}

function isStale(error: unknown): boolean {
  return error instanceof ResponseError && error.code === 'version.stale';
}
