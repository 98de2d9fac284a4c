import type { Writer } from '../ledger/writer.ts';
import { notificationCalls, readNotifications } from './notifications.ts';
import { rows, type Routine } from './routine.ts';

const text = { description: 'A plain silk scarf, posted discreetly.', type: 'items', fetish: 'silk', price: '25.50' };

/** Creates, edits, withdraws and deletes request posts; another member adds them as favourites. */
export function requestsRoutine(writer: Writer, reader: Writer): Routine {
  return {
    kind: 'facts',
    calls: [
      'requests.saveDraft',
      'requests.removeDraft',
      'requests.postRequest',
      'requests.editRequest',
      'requests.withdrawRequest',
      'requests.deleteRequest',
      'favourites.setFavouriteRequest',
      ...notificationCalls,
    ],
    run: async (number) => {
      const title = `Silk scarf number ${number}`;
      const own = [writer.memberId];
      // The draft of the other member, who never posts, because posting deletes the draft.
      const draft = rows(`draft of ${reader.memberId}`, `request_draft WHERE member_id = $1 AND draft->>'title' = $2`, [
        reader.memberId,
        title,
      ]);
      await reader.write('requests.saveDraft', { body: { title } }, () => draft);
      if (number % 2 === 0) await reader.write('requests.removeDraft', {}, () => ({ ...draft, count: 0 }));
      await readNotifications(writer);
      const post = 'request_post WHERE member_id = $1 AND title = $2';
      const { body } = await writer.write<{ id: string }>('requests.postRequest', { body: { ...text, title } }, ({ id }) =>
        rows(`post ${id}`, post, [...own, title]),
      );
      const { id } = body;
      await reader.write('favourites.setFavouriteRequest', { body: { requestId: id, favourite: true } }, () =>
        rows(`favourite ${id}`, 'favourite_request WHERE member_id = $1 AND post_id = $2', [reader.memberId, id]),
      );
      await writer.write('requests.editRequest', { params: { id }, version: '"1"', body: { ...text, title: `${title}, edited` } }, () =>
        rows(`post ${id}`, post, [...own, `${title}, edited`]),
      );
      if (number % 2 === 0) {
        await writer.write('requests.withdrawRequest', { params: { id } }, () =>
          rows(`post ${id}`, `request_post WHERE id = $1 AND status = 'withdrawn'`, [id]),
        );
      } else if (number % 5 === 0) {
        await reader.write('favourites.setFavouriteRequest', { body: { requestId: id, favourite: false } }, () =>
          rows(`favourite ${id}`, 'favourite_request WHERE member_id = $1 AND post_id = $2', [reader.memberId, id], 0),
        );
        await writer.write('requests.deleteRequest', { params: { id } }, () => rows(`post ${id}`, 'request_post WHERE id = $1', [id], 0));
      }
    },
  };
}
