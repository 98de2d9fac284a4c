import type { Calendar } from '@subrosa/rules/requests/calendar';
import type { Tx } from '../../../platform/db/database.ts';

/** For a post: the member's others wait. Made where there is none yet, with the zone that they chose. */
export async function lockCalendar(tx: Tx, memberId: string, zone: string): Promise<Calendar> {
  await tx
    .insertInto('request_calendar')
    .values({ member_id: memberId, zone })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx.selectFrom('request_calendar').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirstOrThrow();
  return {
    zone: row.zone,
    next: row.next_zone === null || row.next_from === null ? null : { zone: row.next_zone, from: row.next_from },
    movedOn: row.moved_on,
  };
}

export async function saveCalendar(tx: Tx, memberId: string, { zone, next, movedOn }: Calendar): Promise<void> {
  await tx
    .updateTable('request_calendar')
    .set({ zone, next_zone: next?.zone ?? null, next_from: next?.from ?? null, moved_on: movedOn })
    .where('member_id', '=', memberId)
    .execute();
}

/** False where the day is used already: the key decides, however many try at once. */
export async function useDay(tx: Tx, memberId: string, day: string): Promise<boolean> {
  const used = await tx
    .insertInto('request_quota')
    .values({ member_id: memberId, day })
    .onConflict((conflict) => conflict.columns(['member_id', 'day']).doNothing())
    .executeTakeFirst();
  return (used.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
