import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { Client } from '@subrosa/contract/client/client';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { create } from 'zustand';
import { idleMs } from './activity.ts';

type ConsoleEntry = ReplyBody<typeof accounts.enterConsole>;

/** The second factor that a staff member has to prove to open the console. */
export type ConsoleProof = Extract<ConsoleEntry, { step: 'second_factor' }>;

type ConsoleState = {
  /** In memory only, like every token. */
  token: string | null;
  proof: ConsoleProof | null;
  open: (token: string) => void;
  lock: (proof: ConsoleProof | null) => void;
};

/** The console's state within a staff member's session: open for a limited time, or waiting for a second factor. */
export const useConsole = create<ConsoleState>()((set) => ({
  token: null,
  proof: null,
  open: (token) => set({ token, proof: null }),
  lock: (proof) => set({ token: null, proof }),
}));

/** No request is sent while the console is locked; failed requests are repeated after the second factor. */
export class ConsoleLocked extends Error {}

let pending: Promise<void> | undefined;

/** Gets a new token while the last proof is valid; otherwise locks the console. Concurrent callers share one request. */
export function enterConsole(client: Client): Promise<void> {
  return (pending ??= requestToken(client).finally(() => {
    pending = undefined;
  }));
}

async function requestToken(client: Client): Promise<void> {
  const entered = await client.call(accounts.enterConsole, { body: { idleSeconds: Math.min(86_400, Math.floor(idleMs() / 1000)) } });
  if (entered.step === 'open') return useConsole.getState().open(entered.token);
  useConsole.getState().lock(entered);
  throw new ConsoleLocked();
}
