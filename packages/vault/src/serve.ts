import type { Derive } from '@subrosa/crypto/account/derivation';
import { oneAtATime } from '@subrosa/crypto/account/derive-in-worker';
import { DerivationError, InvalidRecoveryCode, UnlockError } from '@subrosa/crypto/account/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import * as account from './account-calls.ts';
import * as conversation from './conversation-calls.ts';
import * as drafts from './draft-calls.ts';
import * as files from './file-calls.ts';
import * as groups from './group-calls.ts';
import * as log from './log/log-calls.ts';
import type { LogSettings } from './log/log-protocol.ts';
import * as outbox from './outbox-calls.ts';
import * as passwords from './password-calls.ts';
import * as settings from './settings-calls.ts';
import type { AccountErrorName, Input, Output, VaultResponse, VaultCall, VaultRequest } from './protocol.ts';
import { Session } from './session.ts';

type VaultHandlers = { [Name in VaultCall]: (session: Session, input: Input<Name>, derive: Derive) => Promise<Output<Name>> };

const handlers: VaultHandlers = {
  ...account,
  ...passwords,
  ...settings,
  ...conversation,
  ...drafts,
  ...outbox,
  ...groups,
  ...files,
  ...log,
};

const accountErrors: Record<AccountErrorName, typeof UnlockError> = { UnlockError, InvalidRecoveryCode, DerivationError };

/** Runs the vault in this worker; the app's worker provides `derive` as `deriveInWorker`. Without `log`, no key is proved. */
export function serveVault({ derive, log: logSettings }: { derive: Derive; log: LogSettings | null }): void {
  // The global scope of a worker has the interface of the other side of `Worker`.
  const page = globalThis as unknown as Pick<Worker, 'addEventListener' | 'postMessage'>;
  const oneByOne = oneAtATime(derive);
  const session = new Session(logSettings);

  async function respond({ number, call, input }: VaultRequest): Promise<void> {
    let step = 0;
    // The page shows the progress of a call with several derivations.
    const counted: Derive = (...given) => {
      page.postMessage({ number, step: (step += 1) } satisfies VaultResponse);
      return oneByOne(...given);
    };
    page.postMessage({ number, ...(await runCall(call, session, input, counted)) } satisfies VaultResponse);
  }

  page.addEventListener('message', ({ data }: MessageEvent<VaultRequest>) => void respond(data));
}

async function runCall<Name extends VaultCall>(call: Name, session: Session, input: Input<Name>, derive: Derive) {
  try {
    return { output: await handlers[call](session, input, derive) };
  } catch (error) {
    if (error instanceof ConversationError) return { error: { reason: error.reason, memberId: error.memberId } };
    for (const name of ['UnlockError', 'InvalidRecoveryCode', 'DerivationError'] as const) {
      if (error instanceof accountErrors[name]) return { accountError: name };
    }
    // Callers must not depend on errors of the platform, and a rejected promise would go unnoticed here.
    return { failed: true } as const;
  }
}
