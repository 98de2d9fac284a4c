import type { noticesRoutes } from '@subrosa/contract/notices';
import type { ReplyOf } from '@subrosa/contract/route';
import { outcomeOf } from '@subrosa/rules/notices/outcome';
import type { Config } from '../../platform/config/config.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findCaseOf, findNotice, type StoredNotice } from './queries.ts';
import { verifyTicketSecret } from './ticket-secret.ts';

interface NoticeQuery {
  ticket: string;
  secret: string;
}

/** Finds a notice by its ticket and secret; a wrong secret gets 404. */
export async function requireNotice(db: Db | Tx, { ticket, secret }: NoticeQuery, config: Config): Promise<StoredNotice> {
  const id = verifyTicketSecret(secret, config);
  const notice = id === null ? undefined : await findNotice(db, id);
  if (notice?.ticket !== ticket) throw new ApiError('resource.notFound');
  return notice;
}

/** Returns the progress of a notice, without data about members or staff. */
export async function getNotice(db: Db, query: NoticeQuery, config: Config): Promise<ReplyOf<typeof noticesRoutes.getNotice>> {
  const { id, ticket, kind, received_at: receivedAt } = await requireNotice(db, query, config);
  const found = await findCaseOf(db, id);
  if (!found) throw new ApiError('resource.notFound');
  const { state, assignee_id: assigneeId, decision, reason, note, due_at: decideBy } = found;
  return {
    ticket,
    kind,
    state: state === 'decided' ? 'decided' : assigneeId === null ? 'received' : 'under_review',
    receivedAt: receivedAt.toISOString(),
    decideBy: decideBy.toISOString(),
    outcome: decision && outcomeOf(decision),
    reason,
    note,
  };
}
