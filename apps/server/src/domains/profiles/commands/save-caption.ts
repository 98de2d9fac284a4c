import { findProhibited } from '@subrosa/rules/content/index';
import { withoutContactDetails } from '@subrosa/rules/profiles/texts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { listProhibitedWords } from '../../moderation/index.ts';
import { isInGallery } from '../queries/gallery.ts';
import { saveCaption as save } from '../store/gallery.ts';

interface Caption {
  memberId: string;
  mediaId: string;
  caption: string;
}

/** Saves a caption without its contact details; others read what is left. */
export async function saveCaption(tx: Tx, { memberId, mediaId, caption }: Caption, clock: Clock): Promise<void> {
  if (!(await isInGallery(tx, memberId, mediaId))) throw new ApiError('resource.notFound');
  if (findProhibited(caption, await listProhibitedWords(tx)).length > 0) {
    throw new ApiError('profiles.prohibitedWord', { fields: { caption: 'text.prohibitedWord' } });
  }
  await save(tx, memberId, mediaId, withoutContactDetails(caption).text);
  await emit(tx, clock, 'profiles.changed', { memberId });
}
