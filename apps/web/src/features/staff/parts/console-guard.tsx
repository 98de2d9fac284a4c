import { Trans } from '@lingui/react/macro';
import { useIdle } from '@mantine/hooks';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { ResponseError } from '@subrosa/contract/client/errors';
import { consoleLimits } from '@subrosa/rules/accounts/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { retryTransient } from '../../../shared/api/query-defaults.ts';
import { silentClient } from '../../../shared/api/client.ts';
import { ConsoleLocked, enterConsole, useConsole, type ConsoleProof } from '../../../shared/session/console.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PasskeyStep } from '../../accounts/index.ts';
import classes from './console-guard.module.css';

type ConsoleGuardProps = { children: ReactNode };

/** Requires a second factor from staff whose last proof has expired. The pages inside stay mounted. */
export function ConsoleGuard({ children }: ConsoleGuardProps) {
  const isOpen = useConsole((state) => state.token !== null);
  const proof = useConsole((state) => state.proof);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isIdle = useIdle(consoleLimits.idleMs, { initialState: false });
  useEffect(() => {
    if (isIdle) useConsole.getState().lock(null);
  }, [isIdle]);

  const mayRequestEntry = !isOpen && proof === null && !isIdle;
  const { isError, refetch } = useQuery({
    queryKey: ['console', 'entry'],
    queryFn: checkConsoleAccess,
    enabled: mayRequestEntry,
    staleTime: 0,
    gcTime: 0,
    retry: retryTransient,
  });

  return (
    <>
      {proof && <ProofStep proof={proof} />}
      {mayRequestEntry && isError && <ErrorState onRetry={() => void refetch()} />}
      {(isOpen || wasOpen) && (
        <div className={classes.inside} hidden={!isOpen}>
          {children}
        </div>
      )}
    </>
  );
}

/** Being asked for a second factor is a valid response. */
async function checkConsoleAccess(): Promise<null> {
  await enterConsole(silentClient).catch((error: unknown) => {
    if (!(error instanceof ConsoleLocked)) throw error;
  });
  return null;
}

type ProofStepProps = { proof: ConsoleProof };

function ProofStep({ proof: { ticket, passkeyOptions } }: ProofStepProps) {
  const queries = useQueryClient();

  async function prove(passkey: string) {
    try {
      const { token } = await silentClient.call(accounts.proveForConsole, { body: { ticket, passkey } });
      useConsole.getState().open(token);
      // Refetches the requests that failed while the console was locked.
      await queries.invalidateQueries();
    } catch (error) {
      if (error instanceof ResponseError && error.code === 'auth.secondFactorExpired') await checkConsoleAccess();
      throw error;
    }
  }

  return (
    <section className={classes.guard}>
      <h1 className={classes.title}>
        <Trans>Confirm it’s you</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>The console opens with your passkey. It asks again after 15 minutes of inactivity, and at least every 8 hours.</Trans>
      </p>
      <PasskeyStep key={ticket} options={passkeyOptions ?? '{}'} onProve={prove} isOnlyMethod />
    </section>
  );
}
