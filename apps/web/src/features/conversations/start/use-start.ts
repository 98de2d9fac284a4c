import { conversations } from '@subrosa/contract/endpoints/conversations';
import { ResponseError, ClientError } from '@subrosa/contract/client/errors';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { silentClient } from '../../../shared/api/client.ts';
import { showError } from '../../../shared/ui/show-error.tsx';
import { putConversation } from '../api/cache.ts';

/** What prevents a new conversation. */
export type Obstacle = 'upgrade' | 'proof' | null;

const obstacles: Record<string, Obstacle> = {
  'conversations.startUpgrade': 'upgrade',
  'conversations.verificationRequired': 'proof',
};

/** Opens the conversation with a member, or explains what prevents it. */
export function useStart() {
  const queryClient = useQueryClient();
  const [obstacle, setObstacle] = useState<Obstacle>(null);

  /** Returns the conversation without navigating; null when something prevents it. */
  async function find(memberId: string): Promise<ConversationView | null> {
    try {
      const view = await silentClient.call(conversations.openConversation, { body: { memberId } });
      putConversation(queryClient, view);
      return view;
    } catch (error) {
      const known = error instanceof ResponseError && error.code ? obstacles[error.code] : undefined;
      if (known) setObstacle(known);
      else if (error instanceof ClientError) void showError(error);
      return null;
    }
  }

  return { find, obstacle, close: () => setObstacle(null) };
}
