import { useLingui } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceMobile, IconEyeOff, IconKey, IconMapPin, IconPhone, IconPhoto, IconUser, type Icon } from '@tabler/icons-react';
import { quietClient } from '../../../shared/api/client.ts';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { useDiscreetTitle } from '../../discretion/index.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';

export type ChecklistStep = {
  title: string;
  /** Said once it is done. */
  done: string;
  text: string;
  action: string;
  to: string;
  icon: Icon;
  isDone: boolean;
};

/** What makes a place here safer and better, and how much of it is done. Null while that is being asked. */
export function useChecklist() {
  const { t } = useLingui();
  const account = useQuery(accountQuery);
  const factors = useQuery({
    queryKey: ['accounts', 'second-factors'],
    queryFn: ({ signal }) => quietClient.call(accounts.listSecondFactors, { signal }),
  });
  const profile = useQuery(ownProfileQuery());
  const discreetTitle = useDiscreetTitle((state) => state.discreetTitle);

  const photo = profile.data?.body.photo;
  const missing = profile.data?.body.missing ?? [];

  const steps: ChecklistStep[] | undefined = account.data &&
    factors.data &&
    profile.data && [
      {
        title: t`Say a few words about you`,
        done: t`Personal details`,
        text: t`Enough for the right people to find you. You choose who sees what.`,
        action: t`Go on`,
        to: '/profile/new',
        icon: IconUser,
        isDone: missing.every((field) => field === 'city'),
      },
      {
        title: t`Say where you are`,
        done: t`Location`,
        text: t`A city and a distance band are all that members see.`,
        action: t`Go on`,
        to: '/profile/new',
        icon: IconMapPin,
        isDone: !missing.includes('city'),
      },
      {
        title: t`Add a profile photo`,
        done: photo?.state === 'published' ? t`Profile photo published` : t`Profile photo added: only you see it until it is reviewed`,
        text: t`Wider than 460 px and taller than 500 px. Only you see it until it is reviewed.`,
        action: t`Choose a photo`,
        to: '/profile/photos',
        icon: IconPhoto,
        isDone: Boolean(photo) && photo?.state !== 'rejected',
      },
      {
        title: t`Write down your recovery code`,
        done: t`Recovery code written down`,
        text: t`Twelve words that bring your messages back if you forget the password. Without them nobody can, not even we.`,
        action: t`Show the words`,
        to: '/settings/security',
        icon: IconKey,
        isDone: account.data.hasRecoveryCode,
      },
      {
        title: t`Add a second lock`,
        done: t`Second lock added`,
        text: t`A passkey, or a code of an authenticator app, besides the password.`,
        action: t`Set it up`,
        to: '/settings/security',
        icon: IconDeviceMobile,
        isDone: factors.data.factors.length > 0,
      },
      {
        title: t`Confirm your phone`,
        done: t`Phone confirmed`,
        text: t`A six-digit code by text message; no member sees the number. Together with premium it lets you start conversations.`,
        action: t`Send a code`,
        to: '/settings/account',
        icon: IconPhone,
        isDone: account.data.phoneVerified,
      },
      {
        title: t`Choose a neutral tab`,
        done: t`Neutral tab chosen`,
        text: t`A plain title and icon, so that nobody reads over your shoulder where you are.`,
        action: t`Choose`,
        to: '/settings/settings',
        icon: IconEyeOff,
        isDone: discreetTitle,
      },
    ];

  function retry() {
    void account.refetch();
    void factors.refetch();
    void profile.refetch();
  }

  return { steps: steps ?? null, error: account.error ?? factors.error ?? profile.error, retry };
}
