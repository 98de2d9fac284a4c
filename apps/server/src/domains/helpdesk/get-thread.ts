import type { helpdeskRoutes } from '@subrosa/contract/helpdesk';
import type { ReplyOf } from '@subrosa/contract/route';
import { may } from '@subrosa/rules/entitlements/may';
import { transaction } from '../../platform/db/transaction.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { countUnread, findThread, hasAccessedSince, listMessages, type ThreadRow } from './queries.ts';
import { decryptText } from './text-encryption.ts';
import { addEvent } from './store.ts';

type Calls = typeof helpdeskRoutes;

const PAGE = 50;
const HOUR = 3_600_000;

/** Returns a page, ascending. The names of staff are visible to staff only. */
async function getPage(
  db: Db,
  memberId: string,
  thread: ThreadRow,
  { before, forStaff }: { before?: number | undefined; forStaff: boolean },
  { config }: ApiPlatform,
) {
  const rows = await listMessages(db, memberId, before ?? Number.MAX_SAFE_INTEGER, PAGE + 1);
  const messages = rows.slice(0, PAGE).map((row) => ({
    sequence: row.sequence,
    id: row.id,
    from: row.by_staff ? ('staff' as const) : ('member' as const),
    staff: forStaff ? row.staff : null,
    text: decryptText(config, memberId, row.encrypted_text),
    sentAt: row.sent_at.toISOString(),
  }));
  return { messages: messages.toReversed(), newest: thread.newest, more: rows.length > PAGE, readUpTo: thread.last_read_sequence };
}

export async function getHelpdesk(
  db: Db,
  { caller, before }: { caller: Caller; before?: number | undefined },
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['getHelpdesk']>> {
  const { memberId } = caller;
  const send = may('messages.staff', caller, entitlementSettings(platform.config)).allowed;
  const can = { send, because: send ? null : ('phone' as const) };
  const thread = await findThread(db, memberId);
  if (!thread) return { messages: [], newest: 0, more: false, readUpTo: 0, unread: 0, can };
  const page = await getPage(db, memberId, thread, { before, forStaff: false }, platform);
  return { ...page, unread: await countUnread(db, memberId, thread.last_read_sequence), can };
}

/** Returns a member’s thread to staff and logs the access at most once an hour. Their own thread returns 404. */
export async function getHelpdeskOfMember(
  db: Db,
  { staffId, memberId, before }: { staffId: string; memberId: string; before?: number | undefined },
  platform: ApiPlatform,
): Promise<ReplyOf<Calls['getHelpdeskOfMember']>> {
  const thread = staffId === memberId ? null : await findThread(db, memberId);
  if (!thread) throw new ApiError('resource.notFound');
  const at = platform.clock.now();
  await transaction(db, async (tx) => {
    const since = new Date(at.getTime() - HOUR);
    if (!(await hasAccessedSince(tx, { memberId, staffId, since }))) await addEvent(tx, { memberId, staffId, kind: 'accessed', at });
  });
  const { username, account_type: accountType } = thread;
  const page = await getPage(db, memberId, thread, { before, forStaff: true }, platform);
  return { ...page, unread: 0, can: { send: true, because: null }, memberId, username, accountType };
}
