import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../../platform/db/prepared.ts';
import type { FoundMember } from './find-members.ts';
import { me, withCards } from './prepared.ts';
import { notBlocked } from '../../../../sql/visibility.ts';

const placeholders = { viewer: '(SELECT $1::uuid)', ids: '(SELECT $2::uuid[])', today: '(SELECT $3::date)', locale: '(SELECT $4::text)' };
const p = (name: keyof typeof placeholders) => placeholders[name];

/** Those of the given members whom the viewer may find, in this order; includes the viewer. */
const prepared: PreparedStatement = {
  name: 'explore.cards',
  text: `WITH ${me(p)} ${withCards(
    p,
    `SELECT t.*, 1 AS kind, t.cell AS home, NULL::float8 AS distance, false AS edge, w.position
    FROM unnest(${p('ids')}) WITH ORDINALITY AS w (id, position)
    CROSS JOIN LATERAL (SELECT * FROM member_search WHERE member_id = w.id OFFSET 0) t
    WHERE ${notBlocked('w.id', p('viewer'))}`,
  )}
  WHERE m.state = 'active' ORDER BY h.position`,
};

interface CardsFilter {
  viewerId: string;
  ids: readonly string[];
  today: string;
  locale: Locale;
}

export function findCards(db: Db | Tx, { viewerId, ids, today, locale }: CardsFilter): Promise<FoundMember[]> {
  return runPrepared<FoundMember>(db, prepared, [viewerId, ids, today, locale]);
}
