import type { profilesRoutes } from '@subrosa/contract/profiles';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { choosePicture } from '../commands/choose-picture.ts';
import { removePicture } from '../commands/remove-picture.ts';
import type { PicturePurpose } from '../queries/pictures.ts';
import { answerOwn, ownId } from './own.ts';

type Calls = Pick<typeof profilesRoutes, 'addCover' | 'addCoverAlias' | 'removeCover' | 'addImage' | 'removeImage'>;

interface Choosing {
  tx: Tx;
  caller: Caller | null;
  params: { id: string };
  locale: Locale;
}

const chooses = (purpose: PicturePurpose) => async (call: Choosing & { body: { mediaId: string } }, platform: CallPlatform) => {
  const memberId = ownId(call.caller, call.params.id);
  await choosePicture(call.tx, { memberId, mediaId: call.body.mediaId, purpose }, platform.clock);
  return answerOwn(call, platform);
};

const removes = (purpose: PicturePurpose) => async (call: Choosing, platform: CallPlatform) => {
  await removePicture(call.tx, ownId(call.caller, call.params.id), purpose, platform.clock);
  return answerOwn(call, platform);
};

export const pictureHandlers: Handlers<Calls> = {
  addCover: chooses('cover'),
  addCoverAlias: chooses('cover'),
  removeCover: removes('cover'),
  addImage: chooses('profile_photo'),
  removeImage: removes('profile_photo'),
};
