import type { profilesRoutes } from '@subrosa/contract/profiles';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { orderGallery } from '../commands/order-gallery.ts';
import { saveCaption } from '../commands/save-caption.ts';
import { getOwnGallery, presentOwnItem } from '../get-own-gallery.ts';
import { getGallery } from '../get-gallery.ts';

type Calls = Pick<typeof profilesRoutes, 'getOwnGallery' | 'orderGallery' | 'saveCaption' | 'getGallery'>;

export const galleryHandlers: Handlers<Calls> = {
  getOwnGallery: ({ db, caller }, { delivery }) => getOwnGallery(db, memberOf(caller).memberId, delivery),

  orderGallery: async ({ tx, caller, body }, { clock, delivery }) => {
    const { memberId } = memberOf(caller);
    await orderGallery(tx, memberId, body.ids, clock);
    return getOwnGallery(tx, memberId, delivery);
  },

  saveCaption: async ({ tx, caller, params, body }, { clock, delivery }) => {
    const { memberId } = memberOf(caller);
    await saveCaption(tx, { memberId, mediaId: params.id, caption: body.caption }, clock);
    return presentOwnItem(tx, memberId, params.id, delivery);
  },

  getGallery: ({ db, caller, params, query }, { delivery }) =>
    getGallery(db, { viewer: memberOf(caller), username: params.username, after: query.after }, delivery),
};
