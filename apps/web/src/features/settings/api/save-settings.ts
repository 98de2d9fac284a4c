import { accounts } from '@subrosa/contract/endpoints/accounts';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { applySettings } from '../apply-settings.ts';
import { settingsQuery, type Settings } from '../../../shared/own-settings.ts';

const { queryKey } = settingsQuery;

/** Saves one choice at a time: it shows and takes effect at once, and goes back if the service refuses it. */
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
    // One after the other: each needs the version that the one before was given.
    scope: { id: 'settings' },
    mutationFn: (change: Partial<Settings>) =>
      client.callWithVersion(accounts.saveSettings, { body: change, version: queryClient.getQueryData(queryKey)?.version }),
    onMutate: (change) => {
      const before = queryClient.getQueryData(queryKey)?.body;
      show(change);
      return before && pick(before, change);
    },
    // Only what was saved: a later choice may be on its way already.
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
