import { i18n } from '@lingui/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { isEmpty, wireOf, type Draft } from '../form/draft.ts';

// The draft that is being sent to the server.
let savingDraft: Promise<unknown> = Promise.resolve();

/** The draft of this or another device: fetched whenever the form opens, after the pending save. */
export const draftQuery = queryOptions({
  queryKey: ['requests', 'draft'],
  queryFn: async ({ signal }) => {
    await savingDraft.catch(() => undefined);
    return silentClient.call(requests.getDraft, { query: { language: i18n.locale }, signal });
  },
  refetchOnWindowFocus: false,
  staleTime: 0,
  gcTime: 0,
});

/** An empty form deletes the draft. */
export async function saveDraft(draft: Draft): Promise<void> {
  savingDraft = isEmpty(draft) ? silentClient.call(requests.removeDraft) : silentClient.call(requests.saveDraft, { body: wireOf(draft) });
  await savingDraft;
}

export async function discardDraft(): Promise<void> {
  await silentClient.call(requests.removeDraft);
}

/** Adds a file to the draft whose upload finished after the form was left. */
export async function addToDraft(queryClient: QueryClient, mediaId: string): Promise<void> {
  const { draft } = await queryClient.fetchQuery(draftQuery);
  if (!draft || draft.mediaIds.includes(mediaId)) return;
  await silentClient.call(requests.saveDraft, { body: { ...draft, mediaIds: [...draft.mediaIds, mediaId] } });
}
