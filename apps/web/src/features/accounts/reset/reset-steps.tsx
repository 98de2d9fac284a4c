import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ResetForm } from './reset-form.tsx';
import type { PreparedReset, Reset } from './reset-password.ts';
import { ResetProof } from './reset-proof.tsx';

type ResetStepsProps = {
  token: string;
  /** Undefined while it is loading. */
  reset: Reset | undefined;
  onDone: () => void;
  /** Fetches the required factors again, with a new ticket. */
  onRenew: () => Promise<unknown>;
};

/** Asks for the new password first, then for the second factor if the account has one. */
export function ResetSteps({ token, reset, onDone, onRenew }: ResetStepsProps) {
  const [prepared, setPrepared] = useState<PreparedReset | null>(null);

  /** With a new ticket, because choosing a password may take longer than a ticket is valid. */
  async function handlePrepared(preparedReset: PreparedReset) {
    await onRenew();
    setPrepared(preparedReset);
  }

  if (!reset) {
    return (
      <div aria-busy="true" role="status">
        <Skeleton height={96} radius="md" />
        <Skeleton height={48} radius="md" mt="lg" />
        <Skeleton height={48} radius="md" mt="lg" />
      </div>
    );
  }
  if (!prepared || !reset.secondFactor) return <ResetForm token={token} reset={reset} onDone={onDone} onPrepared={handlePrepared} />;
  return <ResetProof token={token} awaited={reset.secondFactor} prepared={prepared} onDone={onDone} onExpired={() => void onRenew()} />;
}
