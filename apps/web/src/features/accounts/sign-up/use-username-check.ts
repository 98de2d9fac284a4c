import { useDebouncedValue } from '@mantine/hooks';
import { accounts } from '@subrosa/contract/addresses/accounts';
import { useQuery } from '@tanstack/react-query';
import { fieldErrors } from '../../../shared/api/form-errors.ts';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { complainOfUsername } from '../field-problems.ts';

const PAUSE_MS = 400;

type UsernameCheck = {
  isFree: boolean;
  /** Why it cannot be had. */
  complaint: string | null;
};

const undecided: UsernameCheck = { isFree: false, complaint: null };

/** Whether a name can be had, asked while it is typed. It only informs: without an answer the form goes on. */
export function useUsernameCheck(typed: string): UsernameCheck {
  const name = typed.trim();
  const [settled] = useDebouncedValue(name, PAUSE_MS);
  const isWorthAsking = settled !== '' && complainOfUsername(settled) === null;
  const { data } = useQuery({
    queryKey: ['accounts', 'username', settled.toLowerCase()],
    queryFn: ({ signal }) => ask(settled, signal),
    enabled: isWorthAsking,
    retry: false,
    staleTime: 60_000,
  });
  return name === settled && isWorthAsking ? (data ?? undecided) : undecided;
}

async function ask(username: string, signal: AbortSignal): Promise<UsernameCheck> {
  try {
    await visitorClient.call(accounts.validateSignUp, { body: { username }, signal });
    return { isFree: true, complaint: null };
  } catch (error) {
    const { username: complaint } = fieldErrors(error);
    if (complaint === undefined) throw error;
    return { isFree: false, complaint };
  }
}
