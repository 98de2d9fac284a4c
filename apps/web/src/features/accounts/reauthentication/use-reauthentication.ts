import { createContext, useContext, type ReactNode } from 'react';
import type { Proof } from './prove-password.ts';

export type Confirmation = {
  /** Explains in a sentence why the password is needed. */
  reason: ReactNode;
  /** The label of the button: `Change username`, not `OK`. */
  action: ReactNode;
  danger?: boolean;
};

type Reauthentication = {
  /** Whether the dialog is open: a dialog below it then ignores Escape and does not take the focus. */
  isConfirming: boolean;
  /** Asks for the password; null when the member cancels. The proof may still be wrong, because only the server can verify it. */
  confirm: (confirmation: Confirmation) => Promise<Proof | null>;
  /**
   * Asks only for a confirmation if the password was proved in the last minutes, else as `perform`. For actions for which the server accepts
   * that; `password` is then undefined.
   */
  performRecent: <Result>(confirmation: Confirmation, use: (password: string | undefined) => Promise<Result>) => Promise<Result | null>;
  /** Asks for the password and uses it while the dialog is open, so that the dialog handles a wrong password and locked keys. */
  perform: <Result>(confirmation: Confirmation, use: (proof: Proof) => Promise<Result>) => Promise<Result | null>;
};

export const ReauthenticationContext = createContext<Reauthentication | null>(null);

/** Asks for the password again before a sensitive action. Requires `Reauthentication` as an ancestor. */
export function useReauthentication(): Reauthentication {
  const reauthentication = useContext(ReauthenticationContext);
  if (!reauthentication) throw new Error('there is no Reauthentication around this component');
  return reauthentication;
}
