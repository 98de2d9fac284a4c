import { useNavigate, useSearch } from '@tanstack/react-router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { threadsQuery } from '../helpdesk/api.ts';
import { MemberThread } from '../helpdesk/member-thread.tsx';
import { NoThread } from '../helpdesk/no-thread.tsx';
import { ThreadList } from '../helpdesk/thread-list.tsx';
import { parseHelpdeskSearch } from '../helpdesk-search.ts';
import { neighbour } from '../next-case.ts';
import { focusedCase, focusRow } from '../queue/focused-row.ts';
import { useHelp } from '../shortcuts/help.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import classes from './helpdesk.module.css';

/** `/staff/helpdesk`: the helpdesk conversations, and one of them. */
export function Helpdesk() {
  const isWide = useBreakpoint() === 'desktop';
  const search = parseHelpdeskSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const openHelp = useHelp((help) => help.open);
  const field = useRef<HTMLTextAreaElement>(null);
  const query = useInfiniteQuery(threadsQuery(search.show ?? 'waiting'));
  const threads = query.data?.pages.flatMap((page) => page.threads) ?? [];
  const openId = search.member ?? null;
  const hasList = isWide || openId === null;

  function open(member: string | null) {
    const { member: _, ...others } = search;
    void navigate({ to: '/staff/helpdesk', search: member === null ? others : { ...others, member } });
  }

  function move(step: 1 | -1) {
    const rows = threads.map(({ memberId }) => ({ id: memberId }));
    const id = neighbour(rows, (hasList ? focusedCase() : null) ?? openId, step);
    if (hasList) focusRow(id);
    else if (id !== null) open(id);
  }

  useShortcuts({ j: () => move(1), k: () => move(-1), r: () => field.current?.focus(), '?': openHelp });

  return (
    <div className={classes.helpdesk}>
      {hasList && <ThreadList query={query} threads={threads} search={search} />}
      {openId !== null && <MemberThread key={openId} id={openId} field={field} isWide={isWide} onBack={() => open(null)} />}
      {openId === null && isWide && <NoThread />}
    </div>
  );
}
