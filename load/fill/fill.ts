/** Fills a database with generated members and, in proportion, posts, messages and notifications. A second run does nothing. */
import { chatSteps } from '../../bench/chat/generate.ts';
import { ensureFilledDatabase, runSteps, runStepsUnindexed, runStepsWithout } from '../../bench/filled-database.ts';
import { fillExplore } from '../../bench/members/explore.ts';
import { stepsFor } from '../../bench/members/steps.ts';
import { notificationSteps } from '../../bench/notifications/generate.ts';
import { lateIndexes, postSteps } from '../../bench/requests/steps.ts';
import { configFor } from '../../apps/server/test/support/databases.ts';
import { databaseOf, perMember, sizes, type SizeName } from '../sizes.ts';
import { markOf } from './filled.ts';

/** The id of a member, as bench/members generates it. */
const person = (n: string) => `made.id('member', (${n})::bigint)`;

/** Tables that are filled without their indexes; a conversation is found by its pair meanwhile. */
const tables = {
  members: [
    'member',
    'member_settings',
    'member_subscription',
    'media',
    'gallery_item',
    'profile',
    'profile_link',
    'payment_method',
    'connection',
    'block',
  ],
  chat: ['key_record', 'conversation_member', 'message'],
  notifications: ['notification_state', 'notification', 'notification_actor'],
} as const;

/**
 * The number of notifications of the first member, so that the mean is as planned: the curve of bench/notifications falls with the
 * number of the member to the power of -0.615, and half a notification each is lost by rounding.
 */
const mostOf = (members: number) => Math.round((perMember.notifications + 0.5) * 0.385 * members ** 0.615);

export async function fill(size: SizeName): Promise<void> {
  const members = sizes[size];
  const database = databaseOf(size);
  const chatting = Math.round(members * perMember.chatting);
  const wasThere = await ensureFilledDatabase(database, markOf(size), async (client) => {
    await runStepsUnindexed(client, tables.members, stepsFor(members));
    // Checking the smallest size is enough, because the same statements generate the large ones.
    await fillExplore(configFor(database), { compares: members <= sizes['100k'] });
    await runStepsWithout(client, lateIndexes, postSteps({ members, posts: members * perMember.posts }));
    await runStepsUnindexed(
      client,
      tables.chat,
      chatSteps({ messages: members * perMember.messages, members: chatting, conversations: chatting }, person),
    );
    await runStepsUnindexed(client, tables.notifications, notificationSteps(members, mostOf(members), person));
    await runSteps(client, [
      { name: 'scaffolding', sql: 'DROP TABLE made.pair, made.poster, made.line, made.word' },
      { name: 'vacuum', sql: 'VACUUM ANALYZE' },
    ]);
  });
  // The table of online members is unlogged and empty after a crash.
  if (wasThere) await fillExplore(configFor(database), { compares: false });
}
