import { useDebouncedValue } from '@mantine/hooks';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { validateUsername } from '../field-errors.ts';

const PAUSE_MS = 400;

type UsernameCheck = {
  isFree: boolean;
  /** Why the name is not available. */
  complaint: string | null;
};

const undecided: UsernameCheck = { isFree: false, complaint: null };

/** Checks while the member types whether a name is available. It only informs: without a response the form can still be sent. */
export function useUsernameCheck(typed: string): UsernameCheck {
  const name = typed.trim();
  const [debounced] = useDebouncedValue(name, PAUSE_MS);
  const isCheckable = debounced !== '' && validateUsername(debounced) === null;
  const { data } = useQuery({
    queryKey: ['accounts', 'username', debounced.toLowerCase()],
    queryFn: ({ signal }) => checkUsername(debounced, signal),
    enabled: isCheckable,
    retry: false,
    staleTime: 60_000,
  });
  return name === debounced && isCheckable ? (data ?? undecided) : undecided;
}

async function checkUsername(username: string, signal: AbortSignal): Promise<UsernameCheck> {
  try {
    await visitorClient.call(accounts.validateSignUp, { body: { username }, signal });
    return { isFree: true, complaint: null };
  } catch (error) {
    const { username: complaint } = fieldErrors(error);
    if (complaint === undefined) throw error;
    return { isFree: false, complaint };
  }
}
