import type { CallInput } from '@subrosa/contract/client/types';
import { media } from '@subrosa/contract/endpoints/media';
import type { QueryClient } from '@tanstack/react-query';
import { client, quietClient } from '../../../shared/api/client.ts';
import { forgetMedia } from '../uploads/control.ts';

export type Declaration = CallInput<typeof media.stateMedia>['body'];

/** Quiet: the dialog says beside the field what is wrong. */
export function declareDepictions(id: string, declaration: Declaration) {
  return quietClient.call(media.stateMedia, { params: { id }, body: declaration });
}

export async function removeMedia(id: string): Promise<void> {
  await client.call(media.removeMedia, { params: { id } });
  forgetMedia(id);
}

/** An item changed: it may be shown in a gallery, on a profile, in a request or in a list of one's own. */
export async function mediaChangedEverywhere(queryClient: QueryClient): Promise<void> {
  await Promise.all([['media'], ['profiles'], ['requests', 'details']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
