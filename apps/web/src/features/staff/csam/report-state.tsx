import { Trans, useLingui } from '@lingui/react/macro';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import type { CsamCase } from './api.ts';
import classes from './csam.module.css';
import { reportStateLabels } from './labels.ts';

type ReportStateProps = { report: NonNullable<CsamCase['report']> };

/** The state and number of the report to NCMEC; warns when it is overdue or was rejected. */
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
