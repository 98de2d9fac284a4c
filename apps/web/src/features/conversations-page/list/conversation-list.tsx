import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { pagingProps } from '../../../shared/ui/paging-props.ts';
import { listQuery, type Show } from '../../conversations/index.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

type ConversationListProps = { show: Show; search: string };

/** Pinned conversations, then the most recently active ones, ten at a time. */
export function ConversationList({ show, search }: ConversationListProps) {
  const query = useInfiniteQuery(listQuery(show, search));
  const hasTop = show === 'all' && search === '';
  const { data: top = [] } = useInfiniteQuery({ ...listQuery('pinned', ''), enabled: hasTop });
  const rows = [...(hasTop ? top : []), ...(query.data ?? [])];
  return (
    <div className={classes.list}>
      <PagedList
        shape="rows"
        // A conversation that was pinned a moment ago is in both lists until they are refetched.
        items={[...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()}
        keyOf={({ id }) => id}
        renderItem={(conversation) => <ConversationRow conversation={conversation} />}
        {...pagingProps(query)}
        empty={<EmptyList show={show} isSearch={search !== ''} />}
      />
    </div>
  );
}

function EmptyList({ show, isSearch }: { show: Show; isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState title={<Trans>No results</Trans>}>
        <Trans>Try another spelling, or check your archive.</Trans>
      </EmptyState>
    );
  }
  if (show === 'unread') return <EmptyState title={<Trans>You’re all caught up</Trans>} />;
  if (show === 'groups') return <EmptyState title={<Trans>You’re not in any groups</Trans>} />;
  if (show === 'archived') return <EmptyState title={<Trans>Your archive is empty</Trans>} />;
  return (
    <EmptyState
      title={<Trans>No entries yet</Trans>}
      action={
        <Button component={Link} to="/profile/search" size="md">
          <Trans>Explore members</Trans>
        </Button>
      }
    >
      <Trans>You can start a conversation from a member’s profile.</Trans>
    </EmptyState>
  );
}
