import { useMemo, useState, type ReactNode } from 'react';
import { clearPassword } from '../entered-password.ts';
import type { Proof } from './prove-password.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { ReauthenticationContext, type Confirmation } from './use-reauthentication.ts';

type ReauthenticationRequest = Confirmation & {
  /** Runs the confirmed action; throws an error that the member can correct in the dialog. */
  use: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  onFailure: (error: unknown) => void;
};

const nothing: ReauthenticationRequest = {
  reason: null,
  action: null,
  use: async () => undefined,
  onCancel: () => undefined,
  onFailure: () => undefined,
};

type ReauthenticationProps = { children: ReactNode };

/** Contains the one dialog that asks for the password again. */
export function Reauthentication({ children }: ReauthenticationProps) {
  const [request, setRequest] = useState(nothing);
  const [isOpen, setOpen] = useState(false);

  const reauthentication = useMemo(() => {
    function perform<Result>(confirmation: Confirmation, use: (proof: Proof) => Promise<Result>) {
      return new Promise<Result | null>((resolve, reject) => {
        // Delayed, so that the Escape that closes this dialog does not reach the dialog below.
        const close = () => {
          setTimeout(() => setOpen(false));
          void clearPassword();
        };
        setOpen(true);
        setRequest({
          ...confirmation,
          use: async (proof) => {
            const result = await use(proof);
            close();
            resolve(result);
          },
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
    return { isConfirming: isOpen, perform, confirm: (confirmation: Confirmation) => perform(confirmation, async (proof) => proof) };
  }, [isOpen]);

  return (
    <ReauthenticationContext value={reauthentication}>
      {children}
      {/* Always mounted, because it remembers the focused element when it opens, not when it is mounted. */}
      <ReauthenticationDialog opened={isOpen} {...request} />
    </ReauthenticationContext>
  );
}
