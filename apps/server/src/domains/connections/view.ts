import type { connectionsRoutes } from '@subrosa/contract/connections';
import type { ReplyOf } from '@subrosa/contract/route';
import type { ListPosition } from '../../platform/http/list-cursor.ts';
import type { BlockedRow } from './queries/blocks.ts';

/** The time of a row, in milliseconds. */
const timeOf = ({ at }: ListPosition): string => new Date(Number(BigInt(at) / 1000n)).toISOString();

/** The day in UTC. Actions of other members are shown without a finer time. */
export const dayOf = (row: ListPosition): string => timeOf(row).slice(0, 10);

type BlockedMember = ReplyOf<(typeof connectionsRoutes)['listBlocked']>['users'][number];

export function viewBlocked(row: BlockedRow): BlockedMember {
  return { id: row.id, username: row.username, accountType: row.account_type as BlockedMember['accountType'], since: timeOf(row) };
}
