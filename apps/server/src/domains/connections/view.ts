import type { connectionsCalls } from '@subrosa/contract/connections';
import type { ReplyOf } from '@subrosa/contract/route';
import type { ListPlace } from '../../platform/http/list-cursor.ts';
import type { BlockedRow } from './queries/lists.ts';

/** A row's time, to the millisecond. */
export const timeOf = ({ at }: ListPlace): string => new Date(Number(BigInt(at) / 1000n)).toISOString();

type BlockedMember = ReplyOf<(typeof connectionsCalls)['listBlocked']>['users'][number];

export function viewBlocked(row: BlockedRow): BlockedMember {
  return { id: row.id, username: row.username, accountType: row.account_type as BlockedMember['accountType'], since: timeOf(row) };
}
