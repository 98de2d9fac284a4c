import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { recentMonths, recentTransparencyPeriods } from '@subrosa/rules/statistics/periods';
import { may } from '@subrosa/rules/moderation/staff';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../../shared/session/session.ts';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { reportQuery, type Report } from '../api/statistics.ts';
import segments from '../overview/range-choice.module.css';
import { DownloadButtons } from '../report/download-buttons.tsx';
import { LegalMatters } from '../report/legal-matters.tsx';
import { PublishButton } from '../report/publish-button.tsx';
import { ReportTables } from '../report/report-tables.tsx';
import { parseReportsSearch, type ReportsSearch } from '../search.ts';
import classes from '../../../shared/styles/console-page.module.css';

const leads = {
  cards: <Trans>The monthly figures for card networks: complaints, take-downs, persons shown and accounts closed.</Trans>,
  transparency: <Trans>Notices, decisions and appeals for a year or half-year, as required by the Digital Services Act.</Trans>,
};

/** `/staff/reports`: the transparency report of a period, and the monthly report for the card networks. */
export function Reports() {
  const { t } = useLingui();
  const role = useSession((session) => session.account?.staffRole ?? null);
  const search = parseReportsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const kind = search.report ?? 'transparency';
  const periods = kind === 'cards' ? recentMonths(new Date()) : recentTransparencyPeriods(new Date());
  const period = search.period ?? periods[0] ?? '';
  const query = useQuery(reportQuery(kind, period));
  const mayPublish = may(role, 'publish_reports');
  const go = (to: ReportsSearch) => void navigate({ to: '/staff/reports', search: to, replace: true });

  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <header className={classes.header}>
          <div>
            <h1 className={classes.title}>
              <Trans>Transparency reports</Trans>
            </h1>
            <p className={classes.lead}>{leads[kind]}</p>
          </div>
          <SegmentedControl
            aria-label={t({ message: 'Report', context: 'transparency report' })}
            withItemsBorders={false}
            classNames={{ root: segments.segments, indicator: segments.chosen, label: segments.segment }}
            data={[
              { value: 'transparency', label: t`Transparency` },
              { value: 'cards', label: t`Card networks` },
            ]}
            value={kind}
            onChange={(chosen) => go(chosen === 'cards' ? { report: 'cards' } : {})}
          />
        </header>
        <div className={classes.tools}>
          <NativeSelect
            label={<Trans>Period</Trans>}
            data={periods.includes(period) ? periods : [period, ...periods]}
            value={period}
            onChange={({ currentTarget }) => go({ ...(kind === 'cards' && { report: kind }), period: currentTarget.value })}
          />
          {query.data && <DownloadButtons name={kind} report={query.data} />}
          {kind === 'transparency' && mayPublish && isToPublish(query.data) && <PublishButton period={period} />}
        </div>
        {query.data && <State report={query.data} isPublic={kind === 'transparency'} />}
        {query.data ? (
          <ReportTables lines={query.data.lines} />
        ) : (
          <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={6} />} />
        )}
        {/* After the tables, whose height is unknown while they are loading. */}
        {kind === 'transparency' && !query.isPending && <LegalMatters mayRecord={mayPublish} />}
      </div>
    </div>
  );
}

const isToPublish = (report: Report | undefined) => report !== undefined && report.isOver && !report.publishedAt;

function State({ report: { isOver, publishedAt }, isPublic }: { report: Report; isPublic: boolean }) {
  if (!isOver) {
    return (
      <p className={classes.lead} role="status">
        <Trans>This period isn’t over, so its numbers will still change.</Trans>
      </p>
    );
  }
  if (!isPublic) return null;
  return (
    <p className={classes.lead} role="status">
      {publishedAt ? (
        <Trans>
          Published <MomentText instant={publishedAt} />.
        </Trans>
      ) : (
        <Trans>Not published.</Trans>
      )}
    </p>
  );
}
