import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { publishedQuery } from '../api/statistics.ts';
import { DownloadButtons } from '../report/download-buttons.tsx';
import { ReportTables } from '../report/report-tables.tsx';
import classes from './transparency.module.css';

/** `/transparency`: the published transparency reports, for everyone. */
export function Transparency() {
  const query = useQuery(publishedQuery);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>
        <Trans>Transparency</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>
          How often things were reported to us, what we decided and why, how long it took and how often we were wrong. Numbers are rounded
          to the nearest five to protect everyone’s privacy. Every decision is made by a person, never by software alone.
        </Trans>
      </p>
      {!query.data && <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={4} />} />}
      {query.data?.length === 0 && (
        <EmptyState title={<Trans>No reports yet</Trans>}>
          <Trans>The first report will be published here after the first half-year ends.</Trans>
        </EmptyState>
      )}
      {query.data?.map((report, index) => (
        <details key={report.period} className={classes.report} open={index === 0}>
          <summary className={classes.summary}>
            <bdi dir="ltr">{report.period}</bdi>
            <span className={classes.published}>
              <Trans>
                published <DateText date={report.publishedAt.slice(0, 10)} />
              </Trans>
            </span>
          </summary>
          <div className={classes.tools}>
            <DownloadButtons name="transparency" report={report} />
          </div>
          <ReportTables lines={report.lines} />
        </details>
      ))}
    </div>
  );
}
