import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePending } from '../../shared/use-pending.ts';
import { firstMessageQuery, planFirstMessage } from './api.ts';

/** Opens the conversation with a member, or the steps that are left before the first message. */
export function useFirstMessage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { isPending, run } = usePending();
  const [isOpened, setOpened] = useState(false);

  async function plan(memberId: string, requestId: string | undefined) {
    const planned = await planFirstMessage(memberId, requestId);
    if (planned.conversationId === null) {
      queryClient.setQueryData(firstMessageQuery.queryKey, planned);
      setOpened(true);
    } else {
      await navigate({ to: '/chat/$id', params: { id: planned.conversationId }, state: { aboutRequest: requestId } });
    }
  }

  return {
    isPending,
    isOpened,
    start: (memberId: string, requestId?: string) => run(() => plan(memberId, requestId)),
    open: () => setOpened(true),
    close: () => setOpened(false),
  };
}
