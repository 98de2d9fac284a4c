import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '../../../shared/api/is-not-found.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { clearDraft, conversationQuery } from '../../conversations/index.ts';
import { Conversation } from '../conversation/conversation.tsx';
import classes from './no-conversation-selected.module.css';

/** `/chat/{id}`. Keyed by the id, so that each conversation has its own draft, focus and scroll position. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false });
  const query = useQuery(conversationQuery(id));
  if (isNotFound(query.error)) return <ConversationUnavailable id={id} />;
  if (query.data) return <Conversation key={id} conversation={query.data} />;
  return (
    <div className={classes.page}>
      <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={4} />} />
    </div>
  );
}

/** The conversation existed a moment ago. The page must not reveal why it does not any more. */
function ConversationUnavailable({ id }: { id: string }) {
  useEffect(() => clearDraft(id), [id]);
  return (
    <div className={classes.page}>
      <EmptyState
        title={<Trans>This page is not available</Trans>}
        action={
          <Button component={Link} to="/chat" size="md">
            <Trans>Go to messages</Trans>
          </Button>
        }
      />
    </div>
  );
}
