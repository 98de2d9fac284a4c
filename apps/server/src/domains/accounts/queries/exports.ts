import type { Db, Tx } from '../../../platform/db/database.ts';

export async function findExport(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('data_export')
    .select(['id', 'state', 'requested_at', 'ready_at', 'object_key'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Collects everything that the accounts and devices domains store about a member, in readable form. */
export async function collectAccount(db: Db | Tx, memberId: string) {
  const account = await db
    .selectFrom('member')
    .select([
      'id',
      'username',
      'email',
      'account_type',
      'state',
      'serial',
      'phone',
      'phone_verified_at',
      'identity_verified_at',
      'joined_at',
    ])
    .where('id', '=', memberId)
    .executeTakeFirst();
  const settings = await db
    .selectFrom('member_settings')
    .select([
      'locale',
      'time_zone',
      'weight_unit',
      'height_unit',
      'clock',
      'theme',
      'email_subscription',
      'private_account',
      'show_presence',
      'read_receipts',
      'discreet',
      'blur_media',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const devices = await db
    .selectFrom('device')
    .select(['kind', 'browser', 'signed_in_at', 'used_at', 'password_proved_at'])
    .where('member_id', '=', memberId)
    .execute();
  const signIns = await db
    .selectFrom('sign_in')
    .select(['signed_in_at', 'kind', 'browser', 'known', 'replaced_device'])
    .where('member_id', '=', memberId)
    .execute();
  const secondFactors = await db
    .selectFrom('second_factor')
    .select(['kind', 'name', 'added_at', 'used_at'])
    .where('member_id', '=', memberId)
    .execute();
  const subscriptions = await db
    .selectFrom('member_subscription')
    .select(['plan_id', 'starts_on', 'due_on'])
    .where('member_id', '=', memberId)
    .execute();
  const publicKeys = await db
    .selectFrom('key_record')
    .select(['sequence', 'identity_key', 'account_key', 'account_key_version', 'created_at'])
    .where('member_id', '=', memberId)
    .execute();
  return { account, settings, devices, signIns, secondFactors, subscriptions, publicKeys };
}
