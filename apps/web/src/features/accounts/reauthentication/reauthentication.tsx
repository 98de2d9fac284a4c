import { accountLimits } from '@subrosa/rules/accounts/limits';
import { useMemo, useState, type ReactNode } from 'react';
import { clearPassword } from '../entered-password.ts';
import type { Proof } from './prove-password.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { ReauthenticationContext, type Confirmation } from './use-reauthentication.ts';

type ReauthenticationRequest = Confirmation & {
  /** Runs the confirmed action; throws an error that the member can correct in the dialog. */
  use: (proof: Proof) => Promise<void>;
  /** Runs it without the password, if that was proved a few minutes ago. */
  useRecent: (() => Promise<void>) | null;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

const nothing: ReauthenticationRequest = {
  reason: null,
  action: null,
  use: async () => undefined,
  useRecent: null,
  onCancel: () => undefined,
  onFailure: () => undefined,
};

let provedAt = -Infinity;

/** Only a guess, which spares a request: the server decides. */
const isRecent = () => Date.now() - provedAt < accountLimits.recentPasswordMs;

type ReauthenticationProps = { children: ReactNode };

/** Contains the one dialog that asks for the password again. */
export function Reauthentication({ children }: ReauthenticationProps) {
  const [request, setRequest] = useState(nothing);
  const [isOpen, setOpen] = useState(false);

  const reauthentication = useMemo(() => {
    function perform<Result>(confirmation: Confirmation, use: (proof: Proof) => Promise<Result>, recent?: () => Promise<Result>) {
      return new Promise<Result | null>((resolve, reject) => {
        // Delayed, so that the Escape that closes this dialog does not reach the dialog below.
        const close = () => {
          setTimeout(() => setOpen(false));
          void clearPassword();
        };
        setOpen(true);
        const finish = (result: Result) => {
          close();
          resolve(result);
        };
        setRequest({
          ...confirmation,
          use: async (proof) => {
            const result = await use(proof);
            provedAt = Date.now();
            finish(result);
          },
          useRecent: recent && isRecent() ? async () => finish(await recent()) : null,
          onCancel: () => {
            close();
            resolve(null);
          },
          onFailure: (error) => {
            close();
            reject(error);
          },
        });
      });
    }
    const performRecent = <Result,>(confirmation: Confirmation, use: (password: string | undefined) => Promise<Result>) =>
      perform(
        confirmation,
        ({ password }) => use(password),
        () => use(undefined),
      );
    return {
      isConfirming: isOpen,
      perform,
      performRecent,
      confirm: (confirmation: Confirmation) => perform(confirmation, async (proof) => proof),
    };
  }, [isOpen]);

  return (
    <ReauthenticationContext value={reauthentication}>
      {children}
      {/* Always mounted, because it remembers the focused element when it opens, not when it is mounted. */}
      <ReauthenticationDialog opened={isOpen} {...request} />
    </ReauthenticationContext>
  );
}
