import { useLingui } from '@lingui/react/macro';
import { ClientError } from '@subrosa/contract/client/errors';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { useQueryClient } from '@tanstack/react-query';
import { showError } from '../../../shared/ui/show-error.tsx';
import { showToast } from '../../../shared/ui/show-toast.ts';
import { usePending } from '../../../shared/use-pending.ts';
import { conversationKey, everyList } from '../../conversations/index.ts';

/** Runs a change of a group, shows its error, and refetches the group. */
export function useGroupChange() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { isPending, run } = usePending();

  function showProblem(error: unknown) {
    const isKey = error instanceof ConversationError;
    if (isKey) showToast('error', { message: t`Review the security notice in this group first.` });
    else if (error instanceof ClientError) void showError(error);
    else showToast('error', { message: t`Please try again.` });
  }

  async function work(conversationId: string, does: () => Promise<unknown>): Promise<boolean> {
    const isDone = await run(() =>
      does().catch((error: unknown) => {
        showProblem(error);
        throw error;
      }),
    );
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: conversationKey(conversationId) }),
      queryClient.invalidateQueries(everyList),
    ]);
    return isDone;
  }

  return { isPending, work, showProblem };
}
