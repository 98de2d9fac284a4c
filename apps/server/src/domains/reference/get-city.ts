import type { referenceRoutes } from '@subrosa/contract/reference';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findCity } from './queries.ts';
import { cityView } from './view.ts';

type City = ReplyOf<(typeof referenceRoutes)['getCity']>;

/** A city as everybody sees it, in their language where it has a name there. */
export async function getCity(db: Db | Tx, id: number, locale: Locale): Promise<City | null> {
  const found = await findCity(db, id, locale);
  return found ? cityView(found) : null;
}
