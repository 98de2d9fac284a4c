import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import type { StampView, ChatMember } from '../conversations.ts';
import type { IsolatedStack } from '../isolated-stack.ts';
import type { Ledger } from './ledger.ts';

const ANSWER_WITHIN_MS = 5000;
const GIVE_UP_AFTER_MS = 90_000;
const PACE_MS = 300;
/** Every seventh message is sent again after its acknowledgement. */
const REPEAT = 7;

/** Returns a function that sends one message and retries until it is acknowledged. */
export async function aSender(api: IsolatedStack, chatMember: ChatMember, conversationId: string, ledger: Ledger) {
  const write = await chatMember.writerIn(conversationId);
  let number = 0;

  /** Returns the stamp; null without a response, or with one that asks for a retry. */
  async function post(envelope: MessageEnvelope): Promise<StampView | null> {
    const answered = await fetch(`http://127.0.0.1:${api.config.API_PORT}/api/conversation/${conversationId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chatMember.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(envelope),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => null);
    if (answered?.ok) return ((await answered.json()) as { body: StampView }).body;
    if (answered && answered.status < 500 && answered.status !== 429) throw new Error(`refused: ${await answered.text()}`);
    ledger.unanswered += 1;
    return null;
  }

  async function postUntilAcknowledged(envelope: MessageEnvelope): Promise<StampView> {
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(200)) {
      const stamp = await post(envelope).catch((error: unknown) => {
        // An incomplete response counts as none.
        if (error instanceof Error && error.message.startsWith('refused')) throw error;
        return null;
      });
      if (stamp) return stamp;
    }
    throw new Error(`not acknowledged within ${GIVE_UP_AFTER_MS} ms`);
  }

  return async function sendNext(): Promise<void> {
    number += 1;
    const envelope = await write(`number ${number}`);
    const stamp = await postUntilAcknowledged(envelope);
    ledger.note({ conversationId, senderId: chatMember.id, id: envelope.id, number, ...stamp });
    if (number % REPEAT !== 0) return;
    const again = await postUntilAcknowledged(envelope);
    if (!isDeepStrictEqual(again, stamp)) throw new Error(`${envelope.id} was acknowledged twice, and not alike`);
  };
}

/** Runs all senders until `rest`, which waits for the messages in flight. */
export function sendConcurrently(senders: readonly (() => Promise<void>)[]) {
  const state = { goes: false };
  let running: Promise<void>[] = [];
  return {
    go: () => {
      state.goes = true;
      running = senders.map(async (sendNext) => {
        for (; state.goes; await sleep(PACE_MS)) await sendNext();
      });
      // `rest` rethrows the error; until then it must not end the process.
      for (const one of running) one.catch(() => undefined);
    },
    rest: async () => {
      state.goes = false;
      await Promise.all(running);
    },
  };
}
