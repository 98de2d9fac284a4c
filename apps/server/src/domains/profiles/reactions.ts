import { emit } from '../../platform/jobs/emit.ts';
import { reaction } from '../../platform/jobs/reaction.ts';
import { removeEarlierPictures } from './commands/remove-pictures.ts';
import { withholdTexts } from './commands/withhold-texts.ts';
import { findUpload, isSelected } from './queries/pictures.ts';
import { addToGallery } from './store/gallery.ts';

export const reactions = [
  reaction('media.uploaded', 'profiles.add-to-gallery', async ({ tx, event }) => {
    const { mediaId } = event.data;
    const upload = await findUpload(tx, mediaId);
    if (upload?.purpose === 'gallery') await addToGallery(tx, upload.owner_id, mediaId);
  }),

  reaction('media.published', 'profiles.show-published', async ({ tx, event, platform: { clock } }) => {
    const { mediaId, ownerId: memberId } = event.data;
    const upload = await findUpload(tx, mediaId);
    if (upload?.purpose === 'profile_photo' || upload?.purpose === 'cover') {
      if (!(await isSelected(tx, memberId, mediaId))) return;
      await removeEarlierPictures(tx, { memberId, purpose: upload.purpose, mediaId }, clock);
    } else if (upload?.purpose !== 'gallery') return;
    await emit(tx, clock, 'profiles.changed', { memberId });
  }),

  reaction('moderation.caseDecided', 'profiles.apply-decision', async ({ tx, event, platform: { clock } }) => {
    const { kind, subjectId: memberId, decision } = event.data;
    if (kind === 'profile_text') await withholdTexts(tx, clock, { memberId, withheld: decision === 'reject' });
  }),

  reaction('moderation.decisionOverturned', 'profiles.undo-decision', async ({ tx, event, platform: { clock } }) => {
    const { kind, memberId } = event.data;
    if (kind === 'profile_text') await withholdTexts(tx, clock, { memberId, withheld: false });
  }),

  reaction('media.removed', 'profiles.remove-deleted-media', async ({ tx, event, platform: { clock } }) => {
    // The row may be deleted already, so its purpose is unknown.
    await emit(tx, clock, 'profiles.changed', { memberId: event.data.ownerId });
  }),
];
