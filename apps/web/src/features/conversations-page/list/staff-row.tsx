import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onEvent } from '../../../shared/realtime/events.ts';
import { Rose } from '../../../shared/ui/rose.tsx';
import { helpdeskEvent, helpdeskQuery } from '../../helpdesk/index.ts';
import classes from './conversation-row.module.css';
import preview from './preview.module.css';
import { UnreadCount } from './unread-count.tsx';

/** The helpdesk conversation, at the top of the member's conversations. */
export function StaffRow() {
  const queryClient = useQueryClient();
  const { data } = useInfiniteQuery(helpdeskQuery);
  const thread = data?.pages[0];
  const last = thread?.messages.at(-1);
  const unread = thread?.unread ?? 0;
  useEffect(() => onEvent(helpdeskEvent, () => void queryClient.invalidateQueries(helpdeskQuery)), [queryClient]);
  return (
    <Link to="/chat/staff" className={classes.row} data-unread={unread > 0 || undefined} preload={false}>
      <span className={classes.staff}>
        <Rose size={28} />
      </span>
      <span className={classes.text}>
        <span className={classes.name}>
          <Trans>Subrosa staff</Trans>
        </span>
        <span className={classes.line}>
          <span className={preview.preview} dir={last ? 'auto' : undefined}>
            {last ? last.text : <Trans>Questions and help</Trans>}
          </span>
          <UnreadCount unread={unread} />
        </span>
      </span>
    </Link>
  );
}
