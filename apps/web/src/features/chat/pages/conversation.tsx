import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { isMissing } from '../../../shared/api/missing.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { conversationQuery } from '../../conversations/index.ts';
import { Conversation } from '../conversation/conversation.tsx';
import classes from './nobody-chosen.module.css';

/** `/chat/{id}`. Keyed: another conversation begins with its own draft, focus and place. */
export function ConversationPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (isMissing(error)) return <Gone />;
  if (data) return <Conversation key={id} conversation={data} />;
  return (
    <div className={classes.place}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList shape="rows" count={4} />}
    </div>
  );
}

/** It was there a moment ago. Why it is not is nobody's to say. */
function Gone() {
  return (
    <div className={classes.place}>
      <EmptyState
        title={<Trans>This page is not available</Trans>}
        action={
          <Button component={Link} to="/chat" size="md">
            <Trans>To your messages</Trans>
          </Button>
        }
      />
    </div>
  );
}
