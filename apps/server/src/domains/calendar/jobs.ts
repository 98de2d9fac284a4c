import { transaction } from '../../platform/db/transaction.ts';
import type { CronItem, Tasks } from '../../platform/jobs/task.ts';
import type { WorkerPlatform } from '../../platform/platform.ts';
import { announceDue } from './publishing/announce.ts';
import { roundTasks } from './rounds/jobs.ts';
import { sweepRounds } from './rounds/store.ts';
import { alertNewcomer } from './travel/alert-newcomer.ts';
import { locate } from './travel/locate.ts';
import { listMoving, listNewPremium } from './travel/queries.ts';

const TEND = 'calendar:tend';
const WELCOME = 'calendar:welcome-premium';
const SWEEP = 'calendar:sweep';
const DAY = 86_400_000;
const KEPT = 14 * DAY;
const BATCH = 200;

export const tasks = (platform: WorkerPlatform): Tasks => {
  const { db, clock } = platform;
  return {
    ...roundTasks(platform),
    // What is due is found in the table: millions of plans need no millions of waiting jobs.
    [TEND]: async () => {
      while (await transaction(db, (tx) => announceDue(tx, clock)));
      let moving = await listMoving(db, clock.now(), BATCH);
      while (moving.length > 0) {
        for (const memberId of moving) await transaction(db, (tx) => locate(tx, memberId, clock));
        moving = await listMoving(db, clock.now(), BATCH);
      }
    },
    [WELCOME]: () => welcomePremium(platform),
    [SWEEP]: () => transaction(db, (tx) => sweepRounds(tx, new Date(clock.now().getTime() - KEPT))),
  };
};

async function welcomePremium(platform: WorkerPlatform): Promise<void> {
  const { db, clock } = platform;
  const dayBefore = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString().slice(0, 10);
  const days = { from: dayBefore(1), to: dayBefore(0) };
  for (
    let ids = await listNewPremium(db, days, null, BATCH);
    ids.length > 0;
    ids = await listNewPremium(db, days, ids.at(-1) ?? null, BATCH)
  ) {
    for (const memberId of ids) {
      const effects: (() => Promise<void> | void)[] = [];
      await transaction(db, (tx) => {
        effects.length = 0;
        return alertNewcomer(tx, memberId, platform, (effect) => void effects.push(effect));
      });
      for (const effect of effects) await effect();
    }
  }
}

export const cron: readonly CronItem[] = [
  { task: TEND, at: '* * * * *' },
  { task: WELCOME, at: '12 * * * *' },
  { task: SWEEP, at: '35 3 * * *' },
];
