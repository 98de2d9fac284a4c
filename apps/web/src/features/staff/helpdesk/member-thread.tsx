import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { helpdesk } from '@subrosa/contract/endpoints/helpdesk';
import { IconArrowLeft } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { client } from '../../../shared/api/client.ts';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { useAppConfig } from '../../../shared/use-app-config.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { HelpdeskForm, HelpdeskMessages } from '../../helpdesk/index.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { everyThreadKey, memberThreadQuery } from './api.ts';
import classes from './member-thread.module.css';

type MemberThreadProps = { id: string; field: RefObject<HTMLTextAreaElement | null>; isWide: boolean; onBack: () => void };

/** The helpdesk conversation with one member, and the reply form. */
export function MemberThread({ id, field, isWide, onBack }: MemberThreadProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const longest = useAppConfig().limits.chatMessage;
  const { isPending, run } = usePending();
  const query = useInfiniteQuery(memberThreadQuery(id));
  const thread = query.data?.pages[0];
  const messages = query.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const name = thread?.username ?? '';
  const invalidateThreads = () => queryClient.invalidateQueries({ queryKey: everyThreadKey });
  const Heading = isWide ? 'h2' : 'h1';

  async function handleAnswer(body: { id: string; text: string }) {
    await client.call(helpdesk.replyToMember, { params: { id }, body });
    await invalidateThreads();
  }

  async function handleResolve() {
    if (await run(() => client.call(helpdesk.resolveHelpdeskThread, { params: { id } }))) await invalidateThreads();
  }

  useShortcuts({ d: () => void handleResolve() });

  if (!thread) {
    return (
      <div className={classes.lone}>
        <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={4} />} />
      </div>
    );
  }
  return (
    <section className={classes.thread} aria-labelledby="helpdesk-member">
      <header className={classes.header}>
        {!isWide && (
          <Button variant="subtle" c="var(--text)" leftSection={<IconArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Heading id="helpdesk-member" className={classes.name}>
          <bdi>{name}</bdi>
        </Heading>
        <Button variant="default" size="sm" loading={isPending} onClick={() => void handleResolve()}>
          <Trans>No reply needed</Trans>
        </Button>
      </header>
      <HelpdeskMessages
        messages={messages}
        side="staff"
        username={name}
        older={{ hasMore: query.hasNextPage, isLoading: query.isFetchingNextPage, load: () => void query.fetchNextPage() }}
      />
      <HelpdeskForm field={field} sendsByEnter={false} label={t`Reply to ${name}`} longest={longest} onSend={handleAnswer} />
    </section>
  );
}
