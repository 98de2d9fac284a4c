import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { Reauthentication } from '../../accounts/index.ts';
import { openVault, useLiveConversations, useOutbox, useSavedDrafts } from '../../conversations/index.ts';
import { ListPane } from '../list/list-pane.tsx';
import classes from './conversations.module.css';

/** `/chat`: the list of conversations, with the open one beside it from 960 px and instead of it below. */
export function Conversations() {
  useLiveConversations();
  const { id } = useParams({ strict: false });
  const isWide = useBreakpoint() === 'desktop';
  const isWithStaff = useLocation({ select: ({ pathname }) => pathname === '/chat/staff' });
  const isOpen = id !== undefined || isWithStaff;

  useEffect(() => void openVault(), []);
  useOutbox();
  useSavedDrafts(id);

  return (
    <Reauthentication>
      <div className={classes.chat} data-fills-screen={isWide || isOpen || undefined} data-wide={isWide || undefined}>
        {(isWide || !isOpen) && <ListPane openId={id} />}
        {(isWide || isOpen) && (
          <div className={classes.pane}>
            <Outlet />
          </div>
        )}
      </div>
    </Reauthentication>
  );
}
