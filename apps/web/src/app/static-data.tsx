import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { QueryClient } from '@tanstack/react-query';
import { spotsQuery } from '../features/subscriptions/index.ts';
import { desiredGendersQuery, interestsQuery, languagesQuery } from '../shared/static-data.ts';
import { hideToast, showToast } from '../shared/ui/show-toast.ts';
import { LoadFailure } from './load-failure.tsx';

const FAILURE = 'static-data';

/** A loader and the message for its failure; without a message, the page that needs the data loads it again. */
type StaticDataPart = { load: () => Promise<unknown>; failure?: MessageDescriptor };

/** Loads the options that members' pages offer in the background, so that no page waits for them. */
export function loadStaticData(queryClient: QueryClient): void {
  const language = i18n.locale as Locale;
  void load([
    { load: () => queryClient.ensureQueryData(interestsQuery(language)), failure: msg`Error loading interests` },
    { load: () => queryClient.ensureQueryData(languagesQuery(language)), failure: msg`Error loading languages` },
    { load: () => queryClient.ensureQueryData(desiredGendersQuery(language)) },
    { load: () => queryClient.ensureQueryData(spotsQuery) },
  ]);
}

/** All failures are shown in one toast, and one button retries them. */
async function load(parts: readonly StaticDataPart[]): Promise<void> {
  const results = await Promise.allSettled(parts.map((part) => part.load()));
  const failed = parts.filter((_, index) => results[index]?.status === 'rejected');
  const failures = failed.flatMap(({ failure }) => failure ?? []);
  if (failures.length === 0) return;
  function handleRetry() {
    hideToast(FAILURE);
    void load(failed);
  }
  showToast('error', { id: FAILURE, autoClose: false, message: <LoadFailure messages={failures} onRetry={handleRetry} /> });
}
