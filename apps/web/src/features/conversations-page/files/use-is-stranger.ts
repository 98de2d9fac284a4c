import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/session.ts';
import { connectionStateQuery } from '../../connections/index.ts';
import { useHasWritten } from '../../conversations/index.ts';

/** Whether the sender’s pictures wait for a tap: the members are not connected, and the viewer has not written in the conversation. */
export function useIsStranger(conversationId: string, senderId: string): boolean {
  const ownId = useSession(({ account }) => account?.id ?? '');
  const hasWritten = useHasWritten(conversationId, ownId);
  const mayBeStranger = senderId !== ownId && !hasWritten;
  const { data } = useQuery({ ...connectionStateQuery(senderId), enabled: mayBeStranger });
  return mayBeStranger && data?.state !== 'connected';
}
