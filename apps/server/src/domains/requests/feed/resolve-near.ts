import type { Db } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findCentre } from './queries/find-posts.ts';
import type { FeedFilter } from './validate-filter.ts';
import type { Search } from './source.ts';

/** The centre and radius of a search. Throws if the viewer's location is needed and unknown. */
export async function resolveNear(db: Db, { radius, cityId }: FeedFilter, memberId: string): Promise<Search['near']> {
  if (radius === null) return null;
  const centre = await findCentre(db, { cityId, memberId });
  if (centre !== null) return { centre, radius };
  if (cityId !== null) throw new ApiError('request.invalid', { fields: { city: 'field.notAChoice' } });
  throw new ApiError('requests.cityMissing');
}
