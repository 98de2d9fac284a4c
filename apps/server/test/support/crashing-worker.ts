/**
 * A worker process for fault tests: it processes uploads, counts the emitted events, and kills itself at the point in
 * HALT_AT, such as `before:render`, `after:render`, or the failure of a step. Without HALT_AT it is an ordinary worker.
 */
import { sql } from 'kysely';
import { startWorker } from '../../src/app/worker.ts';
import { processingReactions } from '../../src/domains/media/processing/reactions.ts';
import type { Step } from '../../src/domains/media/processing/step.ts';
import { processingTasks, steps } from '../../src/domains/media/processing/jobs.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import type { Domain } from '../../src/platform/domain.ts';
import { reaction } from '../../src/platform/jobs/reaction.ts';
import { runProcess } from '../../src/platform/lifecycle.ts';
import { createLog } from '../../src/platform/log.ts';

const haltAt = process.env['HALT_AT'];

function haltHere(point: string): void {
  if (point === haltAt) process.kill(process.pid, 'SIGKILL');
}

const halting = steps.map((step): Step => ({
  ...step,
  run: async (work) => {
    haltHere(`before:${step.name}`);
    const found = await step.run(work).catch((error: unknown) => {
      haltHere(`refused:${step.name}`);
      throw error;
    });
    haltHere(`after:${step.name}`);
    return found;
  },
}));

const counting: Domain = {
  name: 'counting',
  reactions: [
    ...processingReactions,
    reaction('media.scanned', 'count-scanned', async ({ tx, event }) => {
      await sql`INSERT INTO effect (event, media_id) VALUES ('scanned', ${event.data.mediaId})`.execute(tx);
    }),
    reaction('media.rejected', 'count-rejected', async ({ tx, event }) => {
      await sql`INSERT INTO effect (event, media_id) VALUES ('rejected', ${event.data.mediaId})`.execute(tx);
    }),
  ],
  tasks: (platform) => processingTasks(platform, halting),
};

const config = loadConfig(process.env);
await runProcess('worker', () => startWorker(config, [counting]), { config, log: createLog(config, 'worker') });
