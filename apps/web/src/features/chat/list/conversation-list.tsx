import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { tailOf } from '../../../shared/ui/tail-of.ts';
import { listQuery, type Show } from '../../conversations/index.ts';
import classes from './conversation-list.module.css';
import { ConversationRow } from './conversation-row.tsx';

type ConversationListProps = { show: Show; search: string };

/** Pinned ones, then the last spoken in first, ten at a time. */
export function ConversationList({ show, search }: ConversationListProps) {
  const query = useInfiniteQuery(listQuery(show, search));
  const hasTop = show === 'all' && search === '';
  const { data: top = [] } = useInfiniteQuery({ ...listQuery('pinned', ''), enabled: hasTop });
  const rows = [...(hasTop ? top : []), ...(query.data ?? [])];
  return (
    <div className={classes.list}>
      <PagedList
        shape="rows"
        // One that was pinned a moment ago is in both, until they are asked for again.
        items={[...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()}
        keyOf={({ id }) => id}
        renderItem={(conversation) => <ConversationRow conversation={conversation} />}
        {...tailOf(query)}
        empty={<Nothing show={show} isSearch={search !== ''} />}
      />
    </div>
  );
}

function Nothing({ show, isSearch }: { show: Show; isSearch: boolean }) {
  if (isSearch) {
    return (
      <EmptyState title={<Trans>Nobody by this name</Trans>}>
        <Trans>Look for another part of the name, or in the archive.</Trans>
      </EmptyState>
    );
  }
  if (show === 'unread') return <EmptyState title={<Trans>You have read everything</Trans>} />;
  if (show === 'groups') return <EmptyState title={<Trans>You are in no group</Trans>} />;
  if (show === 'archived') return <EmptyState title={<Trans>Your archive is empty</Trans>} />;
  return (
    <EmptyState
      title={<Trans>no entries yet</Trans>}
      action={
        <Button component={Link} to="/profile/search" size="md">
          <Trans>Explore members</Trans>
        </Button>
      }
    >
      <Trans>A conversation begins on a member’s profile.</Trans>
    </EmptyState>
  );
}
