import type { Tx } from '../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../platform/db/prepared.ts';
import type { Audience } from './audience.ts';

const FIRST = '00000000-0000-0000-0000-000000000000';

// So many are looked at, however few of them are meant: no batch takes long, in whatever city it is.
const connections: Prepared = {
  name: 'notifications.round.connections',
  text: `SELECT other_id AS id, state = 'connected' AS meant FROM connection
    WHERE member_id = $1::uuid AND other_id > $2::uuid
    ORDER BY other_id LIMIT $3::integer`,
};

const city: Prepared = {
  name: 'notifications.round.city',
  text: `SELECT p.id, m.state = 'active' AND m.account_type = $4::text AND is_premium(p.id, $5::date) AS meant
    FROM (
      SELECT member_id AS id FROM profile WHERE city_id = $1::integer AND member_id > $2::uuid
      ORDER BY member_id LIMIT $3::integer) p
    CROSS JOIN LATERAL (SELECT state, account_type FROM member WHERE id = p.id OFFSET 0) m
    ORDER BY p.id`,
};

interface Looked {
  id: string;
  /** Whether the round is for them. */
  meant: boolean;
}

/** The next of whom some are to be told, by their ids; fewer than asked for only at the end. */
export async function listNext(tx: Tx, audience: Audience, after: string | null, limit: number, now: Date): Promise<Looked[]> {
  const from = after ?? FIRST;
  if (audience.type === 'connections') return runPrepared<Looked>(tx, connections, [audience.of, from, limit]);
  const today = now.toISOString().slice(0, 10);
  return runPrepared<Looked>(tx, city, [audience.cityId, from, limit, audience.accountType, today]);
}
