import { useLingui } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/addresses/accounts';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceMobile, IconEyeOff, IconKey, IconPhone, type Icon } from '@tabler/icons-react';
import { client } from '../../../shared/api/client.ts';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { useDiscreetTitle } from '../../discretion/index.ts';

export type ChecklistStep = {
  title: string;
  /** Said once it is done. */
  done: string;
  words: string;
  action: string;
  to: string;
  icon: Icon;
  isDone: boolean;
};

/** What makes an account safer, and how much of it is done. Null while that is being asked. */
export function useChecklist() {
  const { t } = useLingui();
  const account = useQuery(accountQuery);
  const factors = useQuery({
    queryKey: ['accounts', 'second-factors'],
    queryFn: ({ signal }) => client.call(accounts.listSecondFactors, { signal }),
  });
  const discreetTitle = useDiscreetTitle((state) => state.discreetTitle);

  const steps: ChecklistStep[] | undefined = account.data &&
    factors.data && [
      {
        title: t`Write down your recovery code`,
        done: t`Recovery code written down`,
        words: t`Twelve words that bring your messages back if you forget the password. Without them nobody can, not even we.`,
        action: t`Show the words`,
        to: '/settings/security',
        icon: IconKey,
        isDone: account.data.hasRecoveryCode,
      },
      {
        title: t`Add a second lock`,
        done: t`Second lock added`,
        words: t`A passkey, or a code of an authenticator app, besides the password.`,
        action: t`Set it up`,
        to: '/settings/security',
        icon: IconDeviceMobile,
        isDone: factors.data.factors.length > 0,
      },
      {
        title: t`Confirm your phone`,
        done: t`Phone confirmed`,
        words: t`A six-digit code by text message. No member sees the number.`,
        action: t`Send a code`,
        to: '/settings/account',
        icon: IconPhone,
        isDone: account.data.phoneVerified,
      },
      {
        title: t`Choose a neutral tab`,
        done: t`Neutral tab chosen`,
        words: t`A plain title and icon, so that nobody reads over your shoulder where you are.`,
        action: t`Choose`,
        to: '/settings/settings',
        icon: IconEyeOff,
        isDone: discreetTitle,
      },
    ];

  function retry() {
    void account.refetch();
    void factors.refetch();
  }

  return { steps: steps ?? null, error: account.error ?? factors.error, retry };
}
