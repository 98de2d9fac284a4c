import { i18n } from '@lingui/core';
import { requests } from '@subrosa/contract/endpoints/requests';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { silentClient } from '../../../shared/api/client.ts';
import { isEmpty, wireOf, type Draft } from '../form/draft.ts';

// What is still on its way to the service.
let savingDraft: Promise<unknown> = Promise.resolve();

/** What was begun here or on another device: asked for whenever the form opens, after what was just written has arrived. */
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

/** Nothing written is no draft. */
export async function saveDraft(draft: Draft): Promise<void> {
  savingDraft = isEmpty(draft) ? silentClient.call(requests.removeDraft) : silentClient.call(requests.saveDraft, { body: wireOf(draft) });
  await savingDraft;
}

export async function discardDraft(): Promise<void> {
  await silentClient.call(requests.removeDraft);
}

/** A file arrived after the form was left: it waits in the draft. */
export async function addToDraft(queryClient: QueryClient, mediaId: string): Promise<void> {
  const { draft } = await queryClient.fetchQuery(draftQuery);
  if (!draft || draft.mediaIds.includes(mediaId)) return;
  await silentClient.call(requests.saveDraft, { body: { ...draft, mediaIds: [...draft.mediaIds, mediaId] } });
}
