import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePending } from '../../../shared/use-pending.ts';
import { useVerificationCalls } from '../api/use-verification.ts';
import type { Verification } from '../api/own-verification.ts';
import frame from '../frame.module.css';
import { linkToVerify } from '../verify-link.ts';
import { lifetimeDeclinedLabels } from '../labels.ts';
import classes from './status.module.css';

type LifetimeNoteProps = { status: Verification };

const isInCurrent = ({ current }: Verification) => current?.state === 'waiting' && current.lifetime;

/** The state of an application for lifetime premium, or a button to apply. */
export function LifetimeNote({ status }: LifetimeNoteProps) {
  const { lifetime, can } = status;
  if (!lifetime && !isInCurrent(status) && can.applyForLifetime === null) return null;
  return (
    <section className={classes.part}>
      <h2 className={frame.subtitle}>
        <Trans>Lifetime premium</Trans>
      </h2>
      <ApplicationStatus status={status} />
      {can.applyForLifetime === 'now' && <Apply />}
      {can.applyForLifetime === 'with_document' && !isInCurrent(status) && (
        <p>
          <Trans>It’s free once we’ve confirmed a government ID.</Trans>{' '}
          {can.submit.includes('document') && (
            <Link {...linkToVerify('instructions')}>
              <Trans>Verify with government ID</Trans>
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function ApplicationStatus({ status }: LifetimeNoteProps) {
  const { t } = useLingui();
  const { lifetime } = status;
  if (lifetime?.state === 'waiting' && !isInCurrent(status)) {
    return (
      <p>
        <Trans>Our team is reviewing it.</Trans>
      </p>
    );
  }
  if (isInCurrent(status)) {
    return (
      <p>
        <Trans>You’ve applied. We’ll decide once your identity is confirmed.</Trans>
      </p>
    );
  }
  if (lifetime?.state === 'approved') {
    return (
      <p>
        <Trans>It’s yours for life.</Trans>
      </p>
    );
  }
  if (lifetime?.state !== 'declined') return null;
  return (
    <p>
      <Trans>Your Lifetime premium application had been declined.</Trans> {lifetime.reason && t(lifetimeDeclinedLabels[lifetime.reason])}
    </p>
  );
}

function Apply() {
  const { applyForLifetime } = useVerificationCalls();
  const { isPending, run } = usePending();
  return (
    <div className={frame.actions}>
      <Button size="sm" loading={isPending} onClick={() => void run(applyForLifetime)}>
        <Trans>Apply for lifetime premium</Trans>
      </Button>
    </div>
  );
}
