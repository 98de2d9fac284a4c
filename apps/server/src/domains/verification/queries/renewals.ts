import type { Tx } from '../../../platform/db/database.ts';

export interface DueRecord {
  memberId: string;
  method: string;
  verificationId: string;
}

function dueRecords(tx: Tx, by: string, limit: number) {
  return tx
    .selectFrom('identity_record as record')
    .select(['record.member_id', 'record.method', 'record.verification_id'])
    .where('record.renew_by', '<=', by)
    .orderBy('record.renew_by')
    .limit(limit)
    .forUpdate()
    .skipLocked();
}

type Row = { member_id: string; method: string; verification_id: string };

const asDue = ({ member_id, method, verification_id }: Row): DueRecord => ({
  memberId: member_id,
  method,
  verificationId: verification_id,
});

/** Returns records that end by this day and for which no renewal was requested. */
export async function listRenewalsDue(tx: Tx, by: string, limit: number): Promise<DueRecord[]> {
  return (await dueRecords(tx, by, limit).where('record.renewal_requested_at', 'is', null).execute()).map(asDue);
}

/** Returns ended records. While a new submission is pending, the old record stays valid. */
export async function listEnded(tx: Tx, today: string, limit: number): Promise<DueRecord[]> {
  const rows = await dueRecords(tx, today, limit)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('verification')
            .select('verification.id')
            .whereRef('verification.member_id', '=', 'record.member_id')
            .where('verification.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
  return rows.map(asDue);
}
