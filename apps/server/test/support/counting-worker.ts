/**
 * A worker process for fault tests: it reacts to each contact message with one row and one email, so that a test can
 * count both. Like every process, it reads its settings from the environment.
 */
import { sql } from 'kysely';
import { startWorker } from '../../src/app/worker.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import type { Domain } from '../../src/platform/domain.ts';
import { reaction } from '../../src/platform/jobs/reaction.ts';
import { runProcess } from '../../src/platform/lifecycle.ts';
import { createLog } from '../../src/platform/log.ts';
import { enqueueEmail } from '../../src/platform/mail/mailer.ts';

const counting: Domain = {
  name: 'counting',
  reactions: [
    reaction('support.messageReceived', 'count', async ({ tx, event, platform: { config } }) => {
      await sql`INSERT INTO effect (message_id) VALUES (${event.data.messageId})`.execute(tx);
      await enqueueEmail(tx, config, {
        id: event.id,
        to: config.SUPPORT_EMAIL,
        kind: 'contact-message',
        locale: 'en',
        facts: { reference: event.data.messageId, fromEmail: 'iris@example.org', message: 'Good evening', receivedAt: event.at },
      });
    }),
  ],
};

const config = loadConfig(process.env);
await runProcess('worker', () => startWorker(config, [counting]), { config, log: createLog(config, 'worker') });
