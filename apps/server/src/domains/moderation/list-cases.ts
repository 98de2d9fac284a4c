import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { cursorOf, parseCursor } from './cursor.ts';
import { countWaiting, listDecided, listOpen } from './queries/queue.ts';
import { displayNamesOf } from './display-names.ts';
import { viewCase } from './view.ts';

const PAGE = 30;

interface QueueQuery {
  kind?: CaseKind | undefined;
  show: 'open' | 'mine' | 'decided';
  after?: string | undefined;
}

/** Returns a page of the queue for one staff member, and the number of open cases. */
export async function listCases(db: Db, platform: Pick<Platform, 'clock' | 'config'>, staff: Staff, { kind, show, after }: QueueQuery) {
  const from = after === undefined ? null : parseCursor(after);
  if (after !== undefined && from === null) throw new ApiError('request.invalid', { fields: { after: 'field.invalid' } });
  const wanted = { staff, kind: kind ?? null, after: from, limit: PAGE + 1 };
  const found = show === 'decided' ? await listDecided(db, wanted) : await listOpen(db, { ...wanted, mine: show === 'mine' });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const names = await displayNamesOf(
    db,
    platform,
    staff.id,
    page.map(({ member_id }) => member_id),
  );
  return {
    cases: page.map((one) => viewCase(one, staff.id, names)),
    waiting: await countWaiting(db, wanted),
    after: found.length > PAGE && last ? cursorOf(last.id) : null,
  };
}
