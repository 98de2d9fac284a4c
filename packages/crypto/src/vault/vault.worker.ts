import { ConversationError } from '../conversation/errors.ts';
import * as account from './account-calls.ts';
import * as conversation from './conversation-calls.ts';
import * as files from './file-calls.ts';
import * as groups from './group-calls.ts';
import type { Input, Output, VaultResponse, VaultCall, VaultRequest } from './protocol.ts';
import { Session } from './session.ts';

type VaultHandlers = { [Name in VaultCall]: (session: Session, input: Input<Name>) => Promise<Output<Name>> };

const handlers: VaultHandlers = { ...account, ...conversation, ...groups, ...files };
const session = new Session();

// The global scope of a worker has the interface of the other side of `Worker`.
const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;

page.addEventListener('message', ({ data }: MessageEvent<VaultRequest>) => void respond(data));

async function respond({ number, call, input }: VaultRequest): Promise<void> {
  page.postMessage({ number, ...(await runCall(call, input)) } satisfies VaultResponse);
}

async function runCall<Name extends VaultCall>(call: Name, input: Input<Name>) {
  try {
    return { output: await handlers[call](session, input) };
  } catch (error) {
    if (error instanceof ConversationError) return { error: { reason: error.reason, memberId: error.memberId } };
    // Callers must not depend on errors of the platform, and a rejected promise would go unnoticed here.
    return { failed: true } as const;
  }
}
