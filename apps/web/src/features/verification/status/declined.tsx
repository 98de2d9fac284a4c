import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { Attempt, Verification } from '../api/own-verification.ts';
import { Frame } from '../frame.tsx';
import frame from '../frame.module.css';
import { declinedLabels } from '../labels.ts';
import { linkToVerify } from '../verify-link.ts';
import { Files } from './files.tsx';
import { LifetimeNote } from './lifetime-note.tsx';
import { AccessLog } from './access-log.tsx';
import classes from './status.module.css';

type DeclinedProps = { status: Verification; current: Attempt };

/** A declined submission: the reason, and the next step. */
export function Declined({ status, current: { decidedAt, reason, note } }: DeclinedProps) {
  const { t } = useLingui();
  return (
    <Frame
      title={<Trans>We couldn’t verify your identity</Trans>}
      lead={
        decidedAt && (
          <Trans>
            Decided <MomentText instant={decidedAt} />. Nothing else in your account has changed.
          </Trans>
        )
      }
      aside={
        <>
          <Files />
          <AccessLog />
        </>
      }
    >
      {reason && (
        <div className={classes.reason}>
          <p>{t(declinedLabels[reason])}</p>
        </div>
      )}
      {note !== null && (
        <blockquote className={classes.quote} dir="auto">
          {note}
        </blockquote>
      )}
      <LifetimeNote status={status} />
      <div className={frame.actions}>
        {status.can.submit.length > 0 && (
          <Button component={Link} {...linkToVerify('choose')} size="md">
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button component={Link} to="/settings/decisions" variant="default" size="md">
          <Trans>Appeal decision</Trans>
        </Button>
      </div>
    </Frame>
  );
}
