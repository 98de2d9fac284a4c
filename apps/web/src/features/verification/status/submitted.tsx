import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { Rose } from '../../../shared/ui/rose.tsx';
import { Steps } from '../../../shared/ui/steps.tsx';
import type { Attempt } from '../api/own-verification.ts';
import { verifyLink } from '../frame.tsx';
import frame from '../frame.module.css';
import { methodLabels } from '../method-labels.ts';
import classes from './status.module.css';

type SubmittedProps = { current: Attempt };

/** A new submission: the expected time of the decision, and where to follow it. */
export function Submitted({ current: { submittedAt, expectedBy, method } }: SubmittedProps) {
  const { t } = useLingui();
  return (
    <div className={frame.page}>
      <Steps steps={verifyLink} current={3} />
      <div className={classes.thanks}>
        <Rose size={110} filled />
        <h1 className={frame.title}>
          <Trans>Thanks. We’ve received it.</Trans>
        </h1>
        <p className={frame.lead} style={{ marginBlockEnd: 0 }}>
          <Trans>
            We’ll review it within 3 business days, by <DateText date={expectedBy} />. You’ll get a notification in the app and a discreet
            email.
          </Trans>
        </p>
        <dl className={classes.details}>
          <div>
            <dt>
              <Trans context="verification step">Sent</Trans>
            </dt>
            <dd>
              <MomentText instant={submittedAt} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Method</Trans>
            </dt>
            <dd>{t(methodLabels[method])}</dd>
          </div>
        </dl>
        <div className={frame.actions} style={{ justifyContent: 'center' }}>
          <Button component={Link} to="/verify" size="md">
            <Trans>View status</Trans>
          </Button>
          <Button component={Link} to="/requests" variant="default" size="md">
            <Trans>Back to requests</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
