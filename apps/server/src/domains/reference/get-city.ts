import type { referenceRoutes } from '@subrosa/contract/reference';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Locale } from '@subrosa/rules/reference/locales';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findCity } from './queries.ts';
import { cityView } from './view.ts';

type City = ReplyOf<(typeof referenceRoutes)['getCity']>;

/** The public view of a city, with its name in the requested language if it has one. */
export async function getCity(db: Db | Tx, id: number, locale: Locale): Promise<City | null> {
  const found = await findCity(db, id, locale);
  return found ? cityView(found, locale) : null;
}
