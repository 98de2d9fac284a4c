import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { CsamCase } from './api.ts';
import classes from './csam.module.css';
import { reportStateLabels } from './labels.ts';

type ReportStateProps = { report: NonNullable<CsamCase['report']> };

/** How the report to the agency fares, with its number; late or sent back, it says so. */
export function ReportState({ report }: ReportStateProps) {
  const { t } = useLingui();
  const { state, number, problem, overdue, acknowledgedAt } = report;
  return (
    <>
      <span data-late={overdue || state === 'rejected' || undefined} className={classes.state}>
        {t(reportStateLabels[state])}
      </span>
      {number && (
        <>
          {' · '}
          <Trans>
            Number <bdi dir="ltr">{number}</bdi>
          </Trans>
        </>
      )}
      {acknowledgedAt && (
        <>
          {' · '}
          <MomentText instant={acknowledgedAt} />
        </>
      )}
      {overdue && (
        <p className={classes.late}>
          <Trans>Not acknowledged in time. File it by hand and notify operations.</Trans>
        </p>
      )}
      {problem && (
        <p className={classes.small} dir="ltr" lang="en">
          {problem}
        </p>
      )}
    </>
  );
}
