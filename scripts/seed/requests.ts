import { createHash } from 'node:crypto';
import { openCase } from '../../apps/server/src/domains/moderation/index.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { personas } from '../../apps/server/test/support/personas.ts';
import { putPost } from '../../apps/server/test/support/requests.ts';
import { findFlaggedSpans } from '../../packages/rules/src/requests/flagged-spans.ts';
import { storePicture } from './pictures/store.ts';
import { offers } from './requests/offers.ts';
import { unpublished, type SeededPost } from './requests/posts.ts';
import { wishes } from './requests/wishes.ts';

const HOUR = 3_600_000;

/** A stable id on every machine. */
const idOf = (name: string) => {
  const hex = createHash('sha256').update(`seed:request:${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

interface SeedContext {
  clock: Clock;
  config: Config;
}

/** The request posts of the personas, with pictures in the object store. */
export async function seedRequests(tx: Tx, clock: Clock, config: Config): Promise<void> {
  const startedAt = await tx.selectFrom('request_post').select('id').where('member_id', '=', personas.iris.id).executeTakeFirst();
  if (startedAt) return;
  for (const post of [...offers, ...wishes]) await seedPost(tx, post, { clock, config });

  const id = idOf(unpublished.title);
  const ownerId = personas[unpublished.by].id;
  const at = new Date(clock.now().getTime() - unpublished.hoursAgo * HOUR);
  await putPost(tx, ownerId, { ...unpublished, id, at, status: 'unpublished', flaggedSpans: findFlaggedSpans(unpublished) });
  await openCase(tx, clock, { kind: 'request_text', subjectKind: 'request', subjectId: id, memberId: ownerId });
}

async function seedPost(tx: Tx, post: SeededPost, { clock, config }: SeedContext): Promise<void> {
  const ownerId = personas[post.by].id;
  const at = new Date(clock.now().getTime() - post.hoursAgo * HOUR);
  const mediaIds: string[] = [];
  for (let position = 0; position < (post.pictures ?? 0); position += 1) {
    const seed = `${post.title}/${position}`;
    mediaIds.push(await storePicture(tx, { ownerId, at, config, id: idOf(seed), purpose: 'post', motif: 'stillLife', seed }));
  }
  const home = post.local
    ? await tx.selectFrom('profile').select('city_id').where('member_id', '=', ownerId).executeTakeFirst()
    : undefined;
  const id = await putPost(tx, ownerId, { ...post, id: idOf(post.title), at, mediaIds, cityId: home?.city_id ?? null });
  if (post.views) await tx.insertInto('request_views').values({ post_id: id, views: post.views }).execute();
  for (const name of post.favouriteOf ?? []) {
    await tx.insertInto('favourite_request').values({ member_id: personas[name].id, post_id: id, created_at: clock.now() }).execute();
  }
}
