import type { Calendar } from '@subrosa/rules/requests/calendar';
import type { Tx } from '../../../platform/db/database.ts';

/** Locks the member's calendar, so that concurrent posts wait. It is created with the chosen time zone if missing. */
export async function lockCalendar(tx: Tx, memberId: string, zone: string): Promise<Calendar> {
  await tx
    .insertInto('request_quota_time_zone')
    .values({ member_id: memberId, zone })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('request_quota_time_zone')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    zone: row.zone,
    next: row.next_zone === null || row.next_from === null ? null : { zone: row.next_zone, from: row.next_from },
    movedOn: row.moved_on,
  };
}

export async function saveCalendar(tx: Tx, memberId: string, { zone, next, movedOn }: Calendar): Promise<void> {
  await tx
    .updateTable('request_quota_time_zone')
    .set({ zone, next_zone: next?.zone ?? null, next_from: next?.from ?? null, moved_on: movedOn })
    .where('member_id', '=', memberId)
    .execute();
}

/** Returns false if the day is used already. The primary key decides between concurrent attempts. */
export async function useDay(tx: Tx, memberId: string, day: string): Promise<boolean> {
  const used = await tx
    .insertInto('request_quota')
    .values({ member_id: memberId, day })
    .onConflict((conflict) => conflict.columns(['member_id', 'day']).doNothing())
    .executeTakeFirst();
  return (used.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
