import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import classes from '../components/form.module.css';
import { CodeForm } from './code-form.tsx';
import type { Proof, ProofMethod } from './log-in.ts';
import { PasskeyStep } from './passkey-step.tsx';

type ProofFormProps = {
  methods: readonly ProofMethod[];
  /** JSON for the browser's dialog. */
  passkeyOptions: string | null;
  onProve: (proof: Proof) => Promise<void>;
  /** Other actions below the verification methods. */
  children?: ReactNode;
};

/** Proves a second factor: shows one method at a time, and the others are a click away. */
export function ProofForm({ methods, passkeyOptions, onProve, children }: ProofFormProps) {
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'totp');
  return (
    <div className={classes.form}>
      {method === 'passkey' ? (
        <PasskeyStep options={passkeyOptions ?? '{}'} onProve={(passkey) => onProve({ passkey })} />
      ) : (
        <CodeForm key={method} kind={method} onProve={(code) => onProve(method === 'totp' ? { totp: code } : { code })} />
      )}
      <div className={classes.links}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className={classes.choice} onClick={() => setMethod(other)}>
              {labels[other]}
            </button>
          ))}
        {children}
      </div>
    </div>
  );
}

const labels = {
  passkey: <Trans>Use a passkey instead</Trans>,
  totp: <Trans>Use an authenticator code instead</Trans>,
  code: <Trans>Use a backup code instead</Trans>,
} as const satisfies Record<ProofMethod, unknown>;
