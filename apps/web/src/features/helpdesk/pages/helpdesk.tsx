import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { helpdesk } from '@subrosa/contract/endpoints/helpdesk';
import { helpdeskEvent } from '@subrosa/contract/socket-names';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { client, silentClient } from '../../../shared/api/client.ts';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { onEvent } from '../../../shared/realtime/events.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Rose } from '../../../shared/ui/rose.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { helpdeskQuery } from '../api.ts';
import { HelpdeskForm } from '../helpdesk-form.tsx';
import { HelpdeskMessages } from '../helpdesk-messages.tsx';
import classes from './helpdesk.module.css';

/** `/chat/staff`: the helpdesk conversation. It is not end-to-end encrypted, which the page states. */
export function HelpdeskPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const isWide = useBreakpoint() === 'desktop';
  const longest = useAppConfig().limits.chatMessage;
  const query = useInfiniteQuery(helpdeskQuery);
  const thread = query.data?.pages[0];
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const Heading = isWide ? 'h2' : 'h1';
  useEffect(() => onEvent(helpdeskEvent, () => void queryClient.invalidateQueries(helpdeskQuery)), [queryClient]);
  useReading(thread);

  async function handleSend(body: { id: string; text: string }) {
    await client.call(helpdesk.writeToStaff, { body });
    await queryClient.invalidateQueries(helpdeskQuery);
  }

  return (
    <section className={classes.conversation} aria-labelledby="staff-name">
      <header className={classes.header}>
        {!isWide && (
          <Link to="/chat" search={{}} className={classes.back} aria-label={t`Back to conversations`}>
            <IconArrowLeft size={24} stroke={1.5} aria-hidden="true" className={classes.directed} />
          </Link>
        )}
        <span className={classes.rose}>
          <Rose size={28} />
        </span>
        <Heading id="staff-name" className={classes.name}>
          <Trans>Subrosa staff</Trans>
        </Heading>
      </header>
      <p className={classes.note}>
        <IconEye size={18} stroke={1.5} aria-hidden="true" />
        <Trans>Our team can read this conversation. It’s stored encrypted, but not end-to-end encrypted.</Trans>
      </p>
      {!thread && (
        <div className={classes.rest}>
          <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={3} />} />
        </div>
      )}
      {thread && messages.length === 0 && (
        <div className={classes.rest}>
          <EmptyState level={isWide ? 3 : 2} title={<Trans>How can we help?</Trans>}>
            <Trans>Write to us and someone from our team will reply here.</Trans>
          </EmptyState>
        </div>
      )}
      {messages.length > 0 && (
        <HelpdeskMessages
          messages={messages}
          side="member"
          older={{ hasMore: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }}
        />
      )}
      {thread?.can.send && <HelpdeskForm sendsByEnter label={t`Message to our team`} longest={longest} onSend={handleSend} />}
      {thread && !thread.can.send && <PhoneMissing />}
    </section>
  );
}

/** The helpdesk requires a verified phone; the contact form is open to everyone. */
function PhoneMissing() {
  return (
    <div className={classes.missing}>
      <p>
        <Trans>
          <Link to="/settings/account">Verify your phone</Link> to message us here, or use the contact form.
        </Trans>
      </p>
      <Button component={Link} to="/contact" variant="default" size="md">
        <Trans>Contact us</Trans>
      </Button>
    </div>
  );
}

function useReading(thread: { newest: number; readUpTo: number } | undefined) {
  const queryClient = useQueryClient();
  const newest = thread?.newest ?? 0;
  const isUnread = thread !== undefined && newest > thread.readUpTo;
  useEffect(() => {
    if (!isUnread || document.visibilityState !== 'visible') return;
    void silentClient
      .call(helpdesk.markHelpdeskRead, { body: { read: newest } })
      .then(() => queryClient.invalidateQueries(helpdeskQuery))
      .catch(() => undefined);
  }, [queryClient, isUnread, newest]);
}
