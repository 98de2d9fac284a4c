import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { setPicture } from '../commands/set-picture.ts';
import { removePicture } from '../commands/remove-picture.ts';
import type { PicturePurpose } from '../queries/pictures.ts';
import { respondWithOwnProfile, ownId } from './own.ts';

type Calls = Pick<typeof profilesRoutes, 'addCover' | 'addCoverAlias' | 'removeCover' | 'addImage' | 'removeImage'>;

interface PictureRequest {
  tx: Tx;
  caller: Caller | null;
  params: { id: string };
  locale: Locale;
}

const setPictureHandler =
  (purpose: PicturePurpose) => async (call: PictureRequest & { body: { mediaId: string } }, platform: ApiPlatform) => {
    const memberId = ownId(call.caller, call.params.id);
    await setPicture(call.tx, { memberId, mediaId: call.body.mediaId, purpose }, platform.clock);
    return respondWithOwnProfile(call, platform);
  };

const removes = (purpose: PicturePurpose) => async (call: PictureRequest, platform: ApiPlatform) => {
  await removePicture(call.tx, ownId(call.caller, call.params.id), purpose, platform.clock);
  return respondWithOwnProfile(call, platform);
};

export const pictureHandlers: Handlers<Calls> = {
  addCover: setPictureHandler('cover'),
  addCoverAlias: setPictureHandler('cover'),
  removeCover: removes('cover'),
  addImage: setPictureHandler('profile_photo'),
  removeImage: removes('profile_photo'),
};
