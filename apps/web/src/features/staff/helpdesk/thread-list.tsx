import { Trans, useLingui } from '@lingui/react/macro';
import type { helpdesk } from '@subrosa/contract/endpoints/helpdesk';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { PlaceholderImage } from '../../../shared/ui/placeholder-image.tsx';
import type { HelpdeskSearch } from '../helpdesk-search.ts';
import { rowId } from '../queue/focused-row.ts';
import pane from '../queue/queue-pane.module.css';
import { QueueMore } from '../queue/queue-more.tsx';
import row from '../queue/queue-row.module.css';
import { WaitingCount } from '../queue/waiting-count.tsx';
import chips from './thread-list.module.css';

type Thread = ReplyBody<typeof helpdesk.listHelpdesk>['threads'][number];

type ThreadListProps = {
  query: {
    isPending: boolean;
    error: unknown;
    refetch: () => unknown;
    data: { pages: readonly { waiting: number }[] } | undefined;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  threads: readonly Thread[];
  search: HelpdeskSearch;
};

/** Two links lead to the same path, so the search parameters decide which one is active. */
const exactly = { exact: true, includeSearch: true };

/** Helpdesk conversations, those that wait longest first. */
export function ThreadList({ query, threads, search }: ThreadListProps) {
  const { t } = useLingui();
  const waiting = query.data?.pages[0]?.waiting;
  const { show: _, ...others } = search;
  return (
    <section className={pane.pane} aria-label={t`Members who wrote`}>
      <header className={pane.header}>
        <h1 className={pane.title}>
          <Trans>Messages</Trans>
        </h1>
        {waiting !== undefined && <WaitingCount count={waiting} />}
      </header>
      <nav className={chips.chips} aria-label={t`Filter conversations`}>
        <Link to="/staff/helpdesk" search={others} className={chips.chip} activeOptions={exactly}>
          <Trans>Waiting</Trans>
        </Link>
        <Link to="/staff/helpdesk" search={{ ...others, show: 'all' }} className={chips.chip} activeOptions={exactly}>
          <Trans context="conversations">All</Trans>
        </Link>
      </nav>
      <div className={pane.list}>
        {query.isPending && <SkeletonList shape="rows" count={5} />}
        {query.error !== null && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && threads.length === 0 && <EmptyState title={<Trans>No messages waiting for a reply</Trans>} />}
        <ol className={pane.rows}>
          {threads.map((thread) => (
            <li key={thread.memberId}>
              <Row thread={thread} search={search} />
            </li>
          ))}
        </ol>
        {query.hasNextPage && <QueueMore isLoading={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />}
      </div>
    </section>
  );
}

function Row({ thread, search }: { thread: Thread; search: HelpdeskSearch }) {
  const { memberId, username, accountType, lastMessageAt, waiting } = thread;
  return (
    <Link id={rowId(memberId)} data-case={memberId} to="/staff/helpdesk" search={{ ...search, member: memberId }} className={row.row}>
      <span className={row.avatar}>
        <PlaceholderImage seed={username} motif="person" />
      </span>
      <span className={row.text}>
        <span className={row.name}>
          <bdi>{username}</bdi>
        </span>
        <span className={row.detail}>{accountType === 'confidant' ? <Trans>Confidant</Trans> : <Trans>Fetishist</Trans>}</span>
      </span>
      <span className={row.end}>
        <span className={row.holder} data-mine={waiting || undefined}>
          {waiting && <Trans>Waiting</Trans>}
        </span>
        <span className={row.detail}>
          <MomentText instant={lastMessageAt} />
        </span>
      </span>
    </Link>
  );
}
