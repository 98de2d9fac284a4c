import { profiles } from '@subrosa/contract/endpoints/profiles';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { useSession, type SessionAccount } from '../../../shared/session/session.ts';

/** The end of the wizard: the account becomes active. */
export function useFinish(account: SessionAccount) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: () => client.call(profiles.finishWelcome) });

  /** What is still missing, by field; null where nothing is. */
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
