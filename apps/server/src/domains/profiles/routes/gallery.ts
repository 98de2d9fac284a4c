import type { profilesRoutes } from '@subrosa/contract/profiles';
import { memberOf } from '../../../platform/http/caller.ts';
import type { Handlers } from '../../../platform/http/endpoint.ts';
import { orderGallery } from '../commands/order-gallery.ts';
import { saveCaption } from '../commands/save-caption.ts';
import { presentOwnGallery, presentOwnItem } from '../read-own-gallery.ts';
import { readGallery } from '../read-gallery.ts';

type Calls = Pick<typeof profilesRoutes, 'readOwnGallery' | 'orderGallery' | 'saveCaption' | 'readGallery'>;

export const galleryHandlers: Handlers<Calls> = {
  readOwnGallery: ({ db, caller }, { delivery }) => presentOwnGallery(db, memberOf(caller).memberId, delivery),

  orderGallery: async ({ tx, caller, body }, { clock, delivery }) => {
    const { memberId } = memberOf(caller);
    await orderGallery(tx, memberId, body.ids, clock);
    return presentOwnGallery(tx, memberId, delivery);
  },

  saveCaption: async ({ tx, caller, params, body }, { clock, delivery }) => {
    const { memberId } = memberOf(caller);
    await saveCaption(tx, { memberId, mediaId: params.id, caption: body.caption }, clock);
    return presentOwnItem(tx, memberId, params.id, delivery);
  },

  readGallery: ({ db, caller, params, query }, { delivery }) =>
    readGallery(db, { viewer: memberOf(caller), username: params.username, after: query.after }, delivery),
};
