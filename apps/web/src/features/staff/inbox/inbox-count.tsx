import { Plural } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shared/session/console.ts';
import { inboxQuery, useLiveInbox } from './api.ts';
import classes from './inbox.module.css';

/** The number of waiting items beside the label in the bar; nothing without any. */
export function InboxCount() {
  useLiveInbox();
  // While the console is locked, it sends no requests.
  const isOpen = useConsole((state) => state.token !== null);
  const count = useQuery({ ...inboxQuery, enabled: isOpen }).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <Plural value={count} one="# waiting" other="# waiting" />
      </VisuallyHidden>
    </span>
  );
}
