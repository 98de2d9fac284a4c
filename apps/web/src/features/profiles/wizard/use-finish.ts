import { profiles } from '@subrosa/contract/endpoints/profiles';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { useSession, type SessionAccount } from '../../../shared/session/session.ts';

/** Finishes the wizard: the account becomes active. */
export function useFinish(account: SessionAccount) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => client.call(profiles.finishWelcome) });

  /** Returns the missing fields with messages, or null. */
  async function finish(): Promise<Record<string, string> | null> {
    if (account.state === 'active') return null;
    try {
      await mutateAsync();
    } catch (error) {
      return fieldErrors(error);
    }
    useSession.getState().start({ ...account, state: 'active' });
    return null;
  }

  return { finish, isFinishing: isPending };
}
