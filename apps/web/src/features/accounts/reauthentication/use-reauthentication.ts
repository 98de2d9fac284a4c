import { createContext, useContext, type ReactNode } from 'react';
import type { Proof } from './prove-password.ts';

export type Confirmation = {
  /** What the password is needed for, in a sentence. */
  reason: ReactNode;
  /** What the button does: `Change username`, not `OK`. */
  action: ReactNode;
  danger?: boolean;
};

type Reauthentication = {
  /** Whether the dialog is open: one below it leaves Escape and the focus to it. */
  isConfirming: boolean;
  /** Asks for the password; null when the member turns back. The proof may still be wrong: only the service knows. */
  confirm: (confirmation: Confirmation) => Promise<Proof | null>;
  /** Asks for the password and uses it while the dialog is still open: a wrong one, and locked keys, are dealt with there. */
  perform: <Result>(confirmation: Confirmation, use: (proof: Proof) => Promise<Result>) => Promise<Result | null>;
};

export const ReauthenticationContext = createContext<Reauthentication | null>(null);

/** Asks again who is there, before something that matters. Needs `Reauthentication` around it. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error('there is no Reauthentication around this component');
  return reauthentication;
}
