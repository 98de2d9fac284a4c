import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePending } from '../../../shared/use-pending.ts';
import { useVerificationCalls } from '../calls/use-verification.ts';
import type { Verification } from '../calls/own-verification.ts';
import frame from '../frame.module.css';
import { lifetimeDeclinedWords } from '../words.ts';
import classes from './status.module.css';

type LifetimeNoteProps = { status: Verification };

/** How an application for lifetime premium stands, or how to make one. */
export function LifetimeNote({ status: { lifetime, current, can } }: LifetimeNoteProps) {
  const { t } = useLingui();
  const { applyForLifetime } = useVerificationCalls();
  const { isPending, run } = usePending();
  const isInCurrent = current?.state === 'waiting' && current.lifetime;
  if (!lifetime && !isInCurrent && can.applyForLifetime === null) return null;
  return (
    <section className={classes.part}>
      <h2 className={frame.subtitle}>
        <Trans>Lifetime premium</Trans>
      </h2>
      {lifetime?.state === 'approved' && (
        <p>
          <Trans>It is yours, for good.</Trans>
        </p>
      )}
      {lifetime?.state === 'declined' && (
        <p>
          <Trans>Your Lifetime premium application had been declined.</Trans> {lifetime.reason && t(lifetimeDeclinedWords[lifetime.reason])}
        </p>
      )}
      {(isInCurrent || lifetime?.state === 'waiting') && (
        <p>
          <Trans>You have applied. It is decided once your identity is confirmed.</Trans>
        </p>
      )}
      {can.applyForLifetime === 'now' && (
        <div className={frame.actions}>
          <Button size="sm" loading={isPending} onClick={() => void run(applyForLifetime)}>
            <Trans>Apply for lifetime premium</Trans>
          </Button>
        </div>
      )}
      {can.applyForLifetime === 'with_document' && !isInCurrent && (
        <p>
          <Trans>It is free once a government ID is confirmed.</Trans>{' '}
          {can.submit.includes('document') && (
            <Link to="/verify" search={{ step: 'instructions' }}>
              <Trans>Verify with a government ID</Trans>
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
