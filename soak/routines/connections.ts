import type { Writer } from '../ledger/writer.ts';
import { rows, type Routine } from './routine.ts';

/** The limit is thirty a day, and attempts count. */
const MOST_REPORTS = 10;

/** Two members connect, endorse each other, disconnect, block and unblock, repeatedly. */
export function connectionsRoutine(one: Writer, other: Writer): Routine {
  const pair = [one.memberId, other.memberId];
  const about = (what: string) => `${what} of ${one.memberId}`;
  const inState = (state: string) =>
    rows(about('connection'), `connection WHERE member_id = $1 AND other_id = $2 AND state = '${state}'`, pair);
  const apart = rows(about('connection'), 'connection WHERE member_id = $1 AND other_id = $2', pair, 0);
  const blocked = (count: number) => rows(about('block'), 'block WHERE blocker_id = $1 AND blocked_id = $2', pair, count);
  const idempotencyKey = (count: number) =>
    rows(about('favourite'), 'favourite_member WHERE member_id = $1 AND favourite_id = $2', pair, count);
  const whom = { memberId: other.memberId };

  return {
    kind: 'facts',
    calls: [
      'connections.requestConnection',
      'connections.confirmConnection',
      'connections.changeConnection',
      'connections.blockMember',
      'connections.unblockMember',
      'connections.reportMember',
      'connections.endorseMember',
      'connections.approveEndorsement',
      'connections.withdrawEndorsement',
      'favourites.setFavourite',
    ],
    run: async (number) => {
      await one.write('connections.requestConnection', { body: whom }, () => inState('outgoing'));
      await other.write('connections.confirmConnection', { body: { memberId: one.memberId } }, () => inState('connected'));
      await one.write('favourites.setFavourite', { body: { ...whom, favourite: true } }, () => idempotencyKey(1));

      const text = `Kind and reliable, ${number} times.`;
      const written = 'endorsement WHERE author_id = $1 AND recipient_id = $2 AND text = $3';
      const { body } = await one.write<{ id: string }>('connections.endorseMember', { body: { ...whom, text } }, () =>
        rows(about('endorsement'), written, [...pair, text]),
      );
      await other.write('connections.approveEndorsement', { params: { id: body.id } }, () =>
        rows(about('endorsement'), `${written} AND approved_at IS NOT NULL`, [...pair, text]),
      );
      await one.write('connections.withdrawEndorsement', { params: { id: body.id } }, () =>
        rows(about('endorsement'), 'endorsement WHERE author_id = $1 AND recipient_id = $2', pair, 0),
      );
      if (number < MOST_REPORTS) {
        const report = `Asks for money at once, ${number}.`;
        await one.write('connections.reportMember', { body: { ...whom, reason: 'scam', text: report } }, () =>
          rows(`report ${number} ${about('member')}`, 'member_report WHERE reporter_id = $1 AND reported_id = $2 AND text = $3', [
            ...pair,
            report,
          ]),
        );
      }
      await one.write('connections.changeConnection', { params: { id: other.memberId }, body: { action: 'delete' } }, () => apart);
      await one.write('connections.blockMember', { body: whom }, () => blocked(1));
      await one.write('connections.unblockMember', { body: whom }, () => blocked(0));
      await one.write('favourites.setFavourite', { body: { ...whom, favourite: false } }, () => idempotencyKey(0));
    },
  };
}
