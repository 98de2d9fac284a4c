import type { RouteInput } from '@subrosa/contract/client/types';
import { media } from '@subrosa/contract/endpoints/media';
import type { QueryClient } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';
import { removeMediaUploads } from '../uploads/control.ts';

export type Declaration = RouteInput<typeof media.declareDepictions>['body'];

/** Quiet: the dialog says beside the field what is wrong. */
export function declareDepictions(id: string, declaration: Declaration) {
  return silentClient.call(media.declareDepictions, { params: { id }, body: declaration });
}

export async function removeMedia(id: string): Promise<void> {
  await client.call(media.removeMedia, { params: { id } });
  removeMediaUploads(id);
}

/** An item changed: it may be shown in a gallery, on a profile, in a request or in a list of one's own. */
export async function mediaChangedEverywhere(queryClient: QueryClient): Promise<void> {
  await Promise.all([['media'], ['profiles'], ['requests', 'details']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
