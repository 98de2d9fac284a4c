import { ConversationError } from '../conversation/errors.ts';
import * as account from './account-calls.ts';
import * as conversation from './conversation-calls.ts';
import * as files from './file-calls.ts';
import * as groups from './group-calls.ts';
import type { Input, Output, VaultAnswer, VaultCall, VaultRequest } from './protocol.ts';
import { Session } from './session.ts';

type Calls = { [Name in VaultCall]: (session: Session, input: Input<Name>) => Promise<Output<Name>> };

const calls: Calls = { ...account, ...conversation, ...groups, ...files };
const session = new Session();

// Inside of a worker the scope speaks as the other end of `Worker` does.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

page.addEventListener('message', ({ data }: MessageEvent<VaultRequest>) => void answer(data));

async function answer({ number, call, input }: VaultRequest): Promise<void> {
  page.postMessage({ number, ...(await outcomeOf(call, input)) } satisfies VaultAnswer);
}

async function outcomeOf<Name extends VaultCall>(call: Name, input: Input<Name>) {
  try {
    return { output: await calls[call](session, input) };
  } catch (error) {
    if (error instanceof ConversationError) return { refused: { because: error.because, memberId: error.memberId } };
    // What the platform says is for nobody to match on; a rejected promise would end here unseen.
    return { failed: true } as const;
  }
}
