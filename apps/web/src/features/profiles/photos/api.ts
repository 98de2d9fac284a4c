import { profiles } from '@subrosa/contract/endpoints/profiles';
import type { OwnProfile } from '@subrosa/contract/profiles/schemas';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { useIsExpecting, type CropShape, type OwnGalleryItem } from '../../media/index.ts';
import { cacheOwnProfile } from '../api/own-profile.ts';

/** A fallback for missing live updates. */
export const POLL_MS = 4000;

/** The member's own gallery, in its order. */
const ownGalleryQuery = queryOptions({
  queryKey: ['profiles', 'own-gallery'],
  queryFn: ({ signal }) => silentClient.call(profiles.getOwnGallery, { signal }),
});

/** Polls while an upload is expected or being checked. */
export function useOwnGallery() {
  const isExpecting = useIsExpecting('gallery');
  return useQuery({
    ...ownGalleryQuery,
    refetchInterval: ({ state }) => (isExpecting || state.data?.some(({ item }) => item.state === 'quarantined') ? POLL_MS : false),
  });
}

export async function orderGallery(queryClient: QueryClient, ids: string[]): Promise<void> {
  const { queryKey } = ownGalleryQuery;
  await queryClient.cancelQueries({ queryKey });
  // An optimistic update; the server's response replaces it.
  queryClient.setQueryData(queryKey, (cached) => cached && inOrder(cached, ids));
  const ordered = await client.call(profiles.orderGallery, { body: { ids } }).catch(() => null);
  if (ordered) queryClient.setQueryData(queryKey, ordered);
  else await queryClient.invalidateQueries({ queryKey });
}

function inOrder(entries: readonly OwnGalleryItem[], ids: readonly string[]): OwnGalleryItem[] {
  const ordered = ids.flatMap((id) => entries.find(({ item }) => item.id === id) ?? []);
  return [...ordered, ...entries.filter(({ item }) => !ids.includes(item.id))];
}

/** Without a toast: the form shows the error beside the field. */
export function saveCaption(id: string, caption: string) {
  return silentClient.call(profiles.saveCaption, { params: { id }, body: { caption } });
}

const calls = {
  photo: { choose: profiles.addImage, remove: profiles.removeImage },
  cover: { choose: profiles.addCover, remove: profiles.removeCover },
} as const;

export function isBeingChecked(profile: OwnProfile | undefined): boolean {
  return [profile?.photo, profile?.cover].some((picture) => picture?.state === 'quarantined');
}

export async function choosePicture(queryClient: QueryClient, shape: CropShape, id: string, mediaId: string): Promise<void> {
  await cacheOwnProfile(queryClient, await client.callWithVersion(calls[shape].choose, { params: { id }, body: { mediaId } }));
}

export async function removePicture(queryClient: QueryClient, shape: CropShape, id: string): Promise<void> {
  await cacheOwnProfile(queryClient, await client.callWithVersion(calls[shape].remove, { params: { id } }));
}
