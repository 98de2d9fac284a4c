import type { RouteInput } from '@subrosa/contract/client/types';
import { media } from '@subrosa/contract/endpoints/media';
import type { QueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { removeMediaUploads } from '../uploads/control.ts';

export type Declaration = RouteInput<typeof media.declareDepictions>['body'];

/** Without a toast: the dialog shows the error beside the field. */
export function declareDepictions(id: string, declaration: Declaration) {
  return silentClient.call(media.declareDepictions, { params: { id }, body: declaration });
}

export async function removeMedia(id: string): Promise<void> {
  await client.call(media.removeMedia, { params: { id } });
  removeMediaUploads(id);
}

/** Invalidates all queries that may contain a changed item: galleries, profiles, request posts and lists of own media. */
export async function mediaChangedEverywhere(queryClient: QueryClient): Promise<void> {
  await Promise.all([['media'], ['profiles'], ['requests', 'details']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
