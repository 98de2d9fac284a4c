import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { openWorkerPlatform, type Opened } from '../../src/app/platforms.ts';
import { projectMembers } from '../../src/domains/explore/projection/project.ts';
import type { EventName, Events } from '../../src/events/events.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { transaction } from '../../src/platform/db/transaction.ts';
import { newId } from '../../src/platform/ids.ts';
import { reactionTasks, type Reaction } from '../../src/platform/jobs/reaction.ts';
import type { WorkerPlatform } from '../../src/platform/platform.ts';
import { presenceIn, type Presence } from '../../src/platform/realtime/presence.ts';
import { aMember, type MemberOptions } from './members.ts';
import { aProfile, type ProfileTraits } from './profiles.ts';

interface PresenceStores {
  readonly db: Db;
  readonly config: Config;
}

export interface FoundTraits extends MemberOptions {
  profile?: ProfileTraits;
  showPresence?: boolean;
  /** The day of their last visit. */
  lastHere?: string;
}

/** Creates a member with a profile and a search row. */
export async function aFoundMember({ db, config }: PresenceStores, traits: FoundTraits = {}): Promise<{ id: string; username: string }> {
  const { profile = {}, showPresence = true, lastHere, ...rest } = traits;
  const { id, username } = await aMember(db, config, rest);
  await aProfile(db, id, profile);
  if (!showPresence) await db.updateTable('member_settings').set({ show_presence: false }).where('member_id', '=', id).execute();
  if (lastHere) await db.insertInto('member_activity').values({ member_id: id, day: lastHere }).execute();
  await project(db, id);
  return { id, username };
}

export const project = (db: Db, ...memberIds: string[]): Promise<void> => transaction(db, (tx) => projectMembers(tx, memberIds));

/** Opens the worker's platform with a separate presence key in Redis. */
export function useExploreWorker(api: PresenceStores) {
  let platform: Opened<WorkerPlatform>;
  const key = `test:presence:${randomBytes(6).toString('hex')}`;
  let presence: Presence;
  beforeAll(async () => {
    platform = await openWorkerPlatform(api.config);
    presence = presenceIn(platform.redis, key);
  });
  afterAll(async () => {
    await platform.redis.del(key);
    await platform.close();
  });
  return {
    get platform() {
      return platform;
    },
    get presence() {
      return presence;
    },
    /** Simulates a restart of Redis without data. */
    loseRedis: async () => void (await platform.redis.del(key)),
    /** Runs the reactions to an event. */
    happened: async <Name extends EventName>(reactions: readonly Reaction[], name: Name, data: Events[Name]): Promise<void> => {
      const tasks = reactionTasks(reactions, platform);
      for (const { name: reaction } of reactions.filter(({ to }) => to === name)) {
        await tasks['reaction']?.({ reaction, event: { id: newId(), name, at: new Date().toISOString(), data } });
      }
    },
  };
}
