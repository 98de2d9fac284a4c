import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import { decryptPayload, encryptPayload } from '../jobs/encrypted-payload.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Tasks } from '../jobs/task.ts';
import type { Log } from '../log.ts';
import { SmsError, type Sms, type Text } from './sms.ts';

const SEND_TASK = 'sms:send';
const PURPOSE = 'queued text';

type EncryptionConfig = Pick<Config, 'DATA_ENCRYPTION_SECRET'>;

/** Enqueues a text message in the caller's transaction; the worker sends it outside of one. */
export async function postText(tx: Tx, { DATA_ENCRYPTION_SECRET }: EncryptionConfig, text: Text): Promise<void> {
  await enqueue(tx, SEND_TASK, encryptPayload(DATA_ENCRYPTION_SECRET, PURPOSE, text), { key: `sms/${text.id}` });
}

export function smsTasks(sms: Sms, log: Log, { DATA_ENCRYPTION_SECRET }: EncryptionConfig): Tasks {
  return {
    [SEND_TASK]: async (payload) => {
      const text = decryptPayload(DATA_ENCRYPTION_SECRET, PURPOSE, payload) as Text;
      try {
        await sms.send(text);
      } catch (error) {
        // A number that rejects texts will reject retries too; the member sees that no code arrived.
        if (!(error instanceof SmsError)) throw error;
        log.warn({ text: text.id, reason: error.reason }, 'a text was refused');
      }
    },
  };
}
