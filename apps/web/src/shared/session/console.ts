import { accounts } from '@subrosa/contract/endpoints/accounts';
import type { Client } from '@subrosa/contract/client/client';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { create } from 'zustand';
import { idleMs } from './activity.ts';

type ConsoleEntry = ReplyBody<typeof accounts.enterConsole>;

/** What somebody of staff has to prove before the console opens. */
export type ConsoleProof = Extract<ConsoleEntry, { step: 'second_factor' }>;

type ConsoleState = {
  /** In memory only, as every token. */
  token: string | null;
  proof: ConsoleProof | null;
  open: (token: string) => void;
  lock: (proof: ConsoleProof | null) => void;
};

/** Staff inside of their own session: let in for a while, or asked who they are. */
export const useConsole = create<ConsoleState>()((set) => ({
  token: null,
  proof: null,
  open: (token) => set({ token, proof: null }),
  lock: (proof) => set({ token: null, proof }),
}));

/** Nothing is sent while the console is locked: it asks who it is, and what waits is asked for again afterwards. */
export class ConsoleLocked extends Error {}

let pending: Promise<void> | undefined;

/** A new token while the last proof counts; else the console is locked. Whoever asks meanwhile waits for the same. */
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
