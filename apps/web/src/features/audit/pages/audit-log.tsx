import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedListTail } from '../../../shared/ui/paged-list-tail.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { ChainPlaceholder } from '../components/chain-placeholder.tsx';
import { ChainState } from '../components/chain-state.tsx';
import { EntryRow } from '../components/entry-row.tsx';
import { Filters } from '../components/filters.tsx';
import { auditQuery } from '../api/audit-log.ts';
import { parseAuditSearch, type AuditSearch } from '../search.ts';
import list from '../components/entry-row.module.css';
import classes from '../../../shared/styles/console-page.module.css';

/** `/staff/audit`: what staff members did and which of their actions were rejected, for auditors. */
export function AuditLog() {
  const search = parseAuditSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useInfiniteQuery(auditQuery(search));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const chain = query.data?.pages[0]?.chain;
  const go = (to: AuditSearch) => void navigate({ to: '/staff/audit', search: to, replace: true, resetScroll: false });

  return (
    <div className={classes.scroll}>
      <div className={classes.page}>
        <header>
          <h1 className={classes.title}>
            <Trans>Audit log</Trans>
          </h1>
          <p className={classes.lead}>
            <Trans>What staff did, and where access was denied. Viewing this log is also logged, once an hour.</Trans>
          </p>
        </header>
        {chain ? <ChainState chain={chain} /> : query.isPending && <ChainPlaceholder />}
        <Filters search={search} onChange={go} />
        {!query.data && <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={8} />} />}
        {query.data && entries.length === 0 && (
          <EmptyState title={<Trans>No matching entries</Trans>}>
            <Trans>Remove a filter to see more of the log.</Trans>
          </EmptyState>
        )}
        {entries.length > 0 && (
          <div>
            <ol className={list.list} reversed>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.seq}
                  entry={entry}
                  onActor={(actor) => go({ ...search, actor })}
                  onSubject={(subject) => go({ subject })}
                />
              ))}
            </ol>
            <PagedListTail loaded={entries.length} auto={false} {...pagingProps(query)} />
          </div>
        )}
      </div>
    </div>
  );
}
