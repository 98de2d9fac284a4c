import type { noticesRoutes } from '@subrosa/contract/notices';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { listItems, viewIfRendered } from '../media/index.ts';
import { displayNamesOf } from '../moderation/index.ts';
import { listMediaOf } from './queries.ts';

interface ViewerContext {
  noticeId: string;
  staffId: string;
}

export type Needed = Pick<ApiPlatform, 'clock' | 'config' | 'delivery'>;

/** Lists the media to which a notice may apply, for the moderator of its case. */
export async function listMedia(
  db: Db | Tx,
  { noticeId, staffId }: ViewerContext,
  platform: Needed,
): Promise<ReplyOf<typeof noticesRoutes.setNoticeMedia>['media']> {
  const found = await listMediaOf(db, noticeId);
  const items = await listItems(
    db,
    found.map(({ id }) => id),
  );
  const names = await displayNamesOf(
    db,
    platform,
    staffId,
    [...items.values()].map((item) => item.owner_id),
  );
  return found.flatMap(({ id, isSelected }) => {
    const item = items.get(id);
    if (!item) return [];
    const uploader = names.get(item.owner_id)?.name ?? '';
    return [{ id, kind: item.kind, state: item.state, uploader, isSelected, view: viewIfRendered(item, platform.delivery) }];
  });
}
