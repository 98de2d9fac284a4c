import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { QueryClient } from '@tanstack/react-query';
import { desiredGendersQuery, interestsQuery, languagesQuery } from '../shared/static-data.ts';
import { spotsQuery } from './spots.ts';
import { hideToast, showToast } from '../shared/ui/show-toast.ts';
import { LoadFailure } from './load-failure.tsx';

/** What members' pages choose from, loaded in the background, so that no page waits for it. */
export function loadStaticData(queryClient: QueryClient): void {
  const language = i18n.locale as Locale;
  load(() => queryClient.ensureQueryData(interestsQuery(language)), msg`Error loading interests`);
  load(() => queryClient.ensureQueryData(languagesQuery(language)), msg`Error loading languages`);
  load(() => queryClient.ensureQueryData(desiredGendersQuery(language)));
  load(() => queryClient.ensureQueryData(spotsQuery));
}

function load(part: () => Promise<unknown>, failure?: MessageDescriptor): void {
  part().catch(() => {
    // The client has said why; the page that needs the rest asks again.
    if (failure) offerRetry(failure, () => load(part, failure));
  });
}

function offerRetry(failure: MessageDescriptor, retry: () => void): void {
  const { id } = failure;
  function handleRetry() {
    hideToast(id);
    retry();
  }
  showToast('error', { id, autoClose: false, message: <LoadFailure message={failure} onRetry={handleRetry} /> });
}
