import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { hasCase } from '../../moderation/index.ts';
import { listMedia, type Needed } from '../list-media.ts';
import { listMediaAt } from '../queries.ts';
import { addMedia, deselectMedia } from '../store.ts';

interface NoticeMediaInput {
  staffId: string;
  noticeId: string;
  mediaIds: readonly string[];
}

/** Selects the media to which the decision applies; unknown ids are ignored. */
export async function setNoticeMedia(tx: Tx, { staffId, noticeId, mediaIds }: NoticeMediaInput, platform: Needed) {
  if (!(await hasCase(tx, staffId, noticeId))) throw new ApiError('resource.notFound');
  await deselectMedia(tx, noticeId);
  const found = await listMediaAt(tx, { mediaIds: [...mediaIds], requestIds: [], usernames: [] });
  await addMedia(
    tx,
    noticeId,
    found.map(({ id }) => ({ mediaId: id, isSelected: true })),
  );
  return { media: await listMedia(tx, { noticeId, staffId }, platform) };
}
