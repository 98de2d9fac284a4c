import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reportWords } from '../../connections/index.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { reportsQuery } from '../calls/reports.ts';
import { FigureSkeleton } from './figure-skeleton.tsx';
import classes from './reports.module.css';

type ReportsProps = {
  /** Of the report with which the case began. */
  id: string;
  username: string | null;
};

/** What members told about another, in their own words. */
export function Reports({ id, username }: ReportsProps) {
  const { t } = useLingui();
  const reports = useQuery(reportsQuery(id));
  if (reports.error) return <ErrorState error={reports.error} onRetry={() => void reports.refetch()} />;
  if (!reports.data) return <FigureSkeleton />;
  return (
    <div className={classes.reports}>
      {reports.data.map((report) => (
        <blockquote key={report.id} className={classes.report}>
          <p className={classes.reason}>{t(reportWords[report.reason])}</p>
          <p dir="auto">{report.text}</p>
          <footer className={classes.by}>
            <bdi>{report.reporter}</bdi>
          </footer>
        </blockquote>
      ))}
      {username !== null && (
        <a href={`/${username}`} target="_blank" rel="noreferrer" className={classes.link}>
          <Trans>Open the profile in a new tab</Trans>
        </a>
      )}
    </div>
  );
}
