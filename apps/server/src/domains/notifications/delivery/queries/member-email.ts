import type { Tx } from '../../../../platform/db/database.ts';

export async function findEmail(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx.selectFrom('member').select('email').where('id', '=', memberId).where('state', '<>', 'deleted').executeTakeFirst();
  return row?.email ?? null;
}
