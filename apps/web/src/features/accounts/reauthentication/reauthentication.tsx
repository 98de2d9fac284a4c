import { useMemo, useState, type ReactNode } from 'react';
import type { Proof } from './prove-password.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { ReauthenticationContext, type Confirmation } from './use-reauthentication.ts';

type ReauthenticationRequest = Confirmation & {
  /** Runs what was asked for; a problem that the member can mend is thrown back to the dialog. */
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

/** Holds the one dialog that asks for the password again. */
export function Reauthentication({ children }: ReauthenticationProps) {
  const [request, setRequest] = useState(nothing);
  const [isOpen, setOpen] = useState(false);

  const reauthentication = useMemo(() => {
    function perform<Result>(confirmation: Confirmation, use: (proof: Proof) => Promise<Result>) {
      return new Promise<Result | null>((resolve, reject) => {
        // A moment later: the Escape that closes this one must not reach the dialog below.
        const close = () => setTimeout(() => setOpen(false));
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
      {/* Always there: it notes what had the focus only when it opens, not when it is made. */}
      <ReauthenticationDialog opened={isOpen} {...request} />
    </ReauthenticationContext>
  );
}
