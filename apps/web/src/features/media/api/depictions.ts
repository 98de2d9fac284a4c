import type { ReplyBody } from '@subrosa/contract/client/types';
import { media } from '@subrosa/contract/endpoints/media';
import { queryOptions } from '@tanstack/react-query';
import { client, silentClient } from '../../../shared/api/client.ts';

export type Depiction = ReplyBody<typeof media.listDepictions>[number];

/** Items of other members that, by their declaration, depict the member. */
export const depictionsQuery = queryOptions({
  queryKey: ['media', 'depictions'],
  queryFn: ({ signal }) => silentClient.call(media.listDepictions, { signal }),
});

export async function respondToDepiction(id: string, consent: 'confirmed' | 'objected'): Promise<void> {
  await client.call(media.respondToDepiction, { params: { id }, body: { consent } });
}
