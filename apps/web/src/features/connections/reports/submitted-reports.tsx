import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportReason } from '@subrosa/rules/connections/reports';
import classes from '../../../shared/styles/evidence.module.css';
import { reportLabels } from '../labels.ts';

type Report = { id: string; reason: ReportReason; text: string; reporter: string | null };

type SubmittedReportsProps = {
  reports: readonly Report[];
  /** The reported member, if staff may know the name. */
  username: string | null;
};

/** For staff: the reports in the members' own words, with a link to the profile. */
export function SubmittedReports({ reports, username }: SubmittedReportsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.list}>
      {reports.map((report) => (
        <blockquote key={report.id} className={classes.part}>
          <p className={classes.strong}>{t(reportLabels[report.reason])}</p>
          <p dir="auto">{report.text}</p>
          <footer className={classes.small}>
            <bdi>{report.reporter}</bdi>
          </footer>
        </blockquote>
      ))}
      {username !== null && (
        <a href={`/${username}`} target="_blank" rel="noreferrer" className={classes.link}>
          <Trans>Open profile in a new tab</Trans>
        </a>
      )}
    </div>
  );
}
