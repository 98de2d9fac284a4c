import type { Db, Tx } from '../../../platform/db/database.ts';
import { interestSlugsOf } from '@subrosa/rules/profiles/choices';
import { dollarsOf } from '@subrosa/rules/requests/price';
import { getDraft } from './own.ts';

/** For the data export. */
export async function collectRequests(db: Db | Tx, memberId: string) {
  const posts = await db
    .selectFrom('request_post')
    .leftJoin('city', 'city.id', 'city_id')
    .leftJoin('request_views', 'post_id', 'request_post.id')
    .select([
      'request_post.id',
      'title',
      'description',
      'type',
      'fetish',
      'price_cents',
      'city.name as city',
      'country',
      'status',
      'reason',
      'note',
    ])
    .select(['posted_at', 'edited_at', 'views'])
    .where('member_id', '=', memberId)
    .orderBy('posted_at')
    .execute();
  const media = await db
    .selectFrom('request_media')
    .innerJoin('request_post', 'request_post.id', 'post_id')
    .select(['post_id', 'media_id'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .execute();
  const reports = await db
    .selectFrom('request_report')
    .select(['title', 'reason', 'text', 'created_at as at'])
    .where('reporter_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  const days = await db.selectFrom('request_quota').select('day').where('member_id', '=', memberId).orderBy('day').execute();
  return {
    posts: posts.map(({ fetish, price_cents, views, ...post }) => ({
      ...post,
      fetish: interestSlugsOf([fetish])[0] ?? null,
      price: dollarsOf(price_cents),
      views: Number(views ?? 0),
      media: media.filter(({ post_id }) => post_id === post.id).map(({ media_id }) => media_id),
    })),
    draft: (await getDraft(db, memberId))?.draft ?? null,
    daysWithPosts: days.map(({ day }) => day),
    reported: reports,
  };
}
