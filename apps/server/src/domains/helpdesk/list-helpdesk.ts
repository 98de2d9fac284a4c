import type { helpdeskRoutes } from '@subrosa/contract/helpdesk';
import type { QueryOf, ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { idBytes, idOfBytes } from '../../platform/ids.ts';
import { countWaiting, listAll, listWaiting } from './queries.ts';

type Call = (typeof helpdeskRoutes)['listHelpdesk'];

const PAGE = 30;
const UUID_BYTES = 16;

/** A cursor is the member id of the last thread; SQL reads its position. */
function parseCursor(text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== UUID_BYTES) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
  return idOfBytes(bytes);
}

export async function listHelpdesk(db: Db, staffId: string, { show, after }: QueryOf<Call>): Promise<ReplyOf<Call>> {
  const wanted = { staffId, after: after === undefined ? null : parseCursor(after), need: PAGE + 1 };
  const rows = show === 'waiting' ? await listWaiting(db, wanted) : await listAll(db, wanted);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    threads: page.map(({ member_id, username, account_type, last_message_at, waiting }) => ({
      memberId: member_id,
      username,
      accountType: account_type,
      lastMessageAt: last_message_at.toISOString(),
      waiting,
    })),
    waiting: await countWaiting(db, staffId),
    after: rows.length > PAGE && last ? idBytes(last.member_id).toString('base64url') : null,
  };
}
