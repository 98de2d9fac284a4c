import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import type { ReviewSearch } from '../review-search.ts';
import type { CaseQueue } from '../use-case-queue.ts';
import { QueueFilter } from './queue-filter.tsx';
import { QueueMore } from './queue-more.tsx';
import { QueueRow } from './queue-row.tsx';
import { WaitingCount } from './waiting-count.tsx';
import classes from './queue-pane.module.css';
import { Kbd } from '../parts/kbd.tsx';
import { useShortcutSettings } from '../shortcuts/shortcut-settings.ts';

type QueuePaneProps = {
  title: ReactNode;
  queue: CaseQueue;
  search: ReviewSearch;
  onFilter: (search: ReviewSearch) => void;
  /** Rendered below the filter. */
  children?: ReactNode;
};

/** The queue of cases, most urgent first. */
export function QueuePane({ title, queue, search, onFilter, children }: QueuePaneProps) {
  const { t } = useLingui();
  return (
    <section className={classes.pane} aria-label={t`Queue`}>
      <header className={classes.header}>
        <h1 className={classes.title}>{title}</h1>
        {queue.waiting !== null && <WaitingCount count={queue.waiting} />}
      </header>
      <QueueFilter search={search} onChange={onFilter} />
      {children}
      <div className={classes.list}>
        <Rows queue={queue} search={search} />
      </div>
      <QueueShortcuts />
    </section>
  );
}

function Rows({ queue, search }: Pick<QueuePaneProps, 'queue' | 'search'>): ReactNode {
  if (queue.status === 'loading') return <SkeletonList shape="rows" count={6} />;
  if (queue.status === 'failed') return <ErrorState error={queue.error} onRetry={queue.retry} />;
  if (queue.cases.length === 0) return <EmptyQueue search={search} />;
  return (
    <>
      <ol className={classes.rows}>
        {queue.cases.map((queued) => (
          <li key={queued.id}>
            <QueueRow queued={queued} search={search} />
          </li>
        ))}
      </ol>
      {queue.hasMore && <QueueMore isLoading={queue.isLoadingMore} onMore={queue.more} />}
    </>
  );
}

function EmptyQueue({ search }: { search: ReviewSearch }) {
  if (search.show === 'mine') {
    return (
      <EmptyState title={<Trans>You have no cases</Trans>}>
        <Trans>Claim one of the waiting cases.</Trans>
      </EmptyState>
    );
  }
  if (search.show === 'decided') return <EmptyState title={<Trans>No decisions yet</Trans>} />;
  return (
    <EmptyState title={<Trans>No cases waiting</Trans>}>
      <Trans>New cases appear here automatically.</Trans>
    </EmptyState>
  );
}

/** The keyboard shortcuts of the queue; the dialog of shortcuts lists them for screen readers too. */
function QueueShortcuts() {
  const enabled = useShortcutSettings((settings) => settings.enabled);
  if (!enabled) return null;
  return (
    <p className={classes.keys} aria-hidden="true">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> <Trans>move</Trans>
      </span>
      <span>
        <Kbd>↵</Kbd> <Trans>open</Trans>
      </span>
      <span>
        <Kbd>M</Kbd> <Trans>claim</Trans>
      </span>
    </p>
  );
}
