import { useLingui } from '@lingui/react/macro';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useQuery } from '@tanstack/react-query';
import { IconDeviceMobile, IconEyeOff, IconKey, IconMapPin, IconPhone, IconPhoto, IconUser } from '@tabler/icons-react';
import { silentClient } from '../../../shared/api/client.ts';
import { accountQuery } from '../../../shared/session/own-account.ts';
import { useDiscreetTitle } from '../../privacy-screen/index.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import type { LinkedStep } from './checklist-item.tsx';

export type ChecklistStep = LinkedStep & {
  /** The text for the completed step. */
  done: string;
  isDone: boolean;
};

/** The steps that make an account safer and more complete, with their progress. Null while they are loading. */
export function useChecklist() {
  const { t } = useLingui();
  const account = useQuery(accountQuery);
  const factors = useQuery({
    queryKey: ['accounts', 'second-factors'],
    queryFn: ({ signal }) => silentClient.call(accounts.listSecondFactors, { signal }),
  });
  const profile = useQuery(ownProfileQuery());
  const discreetTitle = useDiscreetTitle((state) => state.discreetTitle);

  const photo = profile.data?.body.photo;
  const missing = profile.data?.body.missing ?? [];

  const steps: ChecklistStep[] | undefined = account.data &&
    factors.data &&
    profile.data && [
      {
        title: t`Introduce yourself`,
        done: t`Personal details`,
        text: t`Add enough for the right people to find you. You choose who sees what.`,
        action: t`Continue`,
        to: '/profile/new',
        icon: IconUser,
        isDone: missing.every((field) => field === 'city'),
      },
      {
        title: t`Add your location`,
        done: t`Location`,
        text: t`Members only see a city and an approximate distance.`,
        action: t`Continue`,
        to: '/profile/new',
        icon: IconMapPin,
        isDone: !missing.includes('city'),
      },
      {
        title: t`Add a profile photo`,
        done: photo?.state === 'published' ? t`Profile photo published` : t`Profile photo added. Only you can see it until it’s reviewed.`,
        text: t`Must be wider than 460 px and taller than 500 px. Only you can see it until it’s reviewed.`,
        action: t`Choose photo`,
        to: '/profile/photos',
        icon: IconPhoto,
        isDone: Boolean(photo) && photo?.state !== 'rejected',
      },
      {
        title: t`Save your recovery code`,
        done: t`Recovery code saved`,
        text: t`12 words that restore your messages if you forget your password. No one else can, not even us.`,
        action: t`Show the 12 words`,
        to: '/settings/security',
        icon: IconKey,
        isDone: account.data.hasRecoveryCode,
      },
      {
        title: t`Set up two-step login`,
        done: t`Two-step login is on`,
        text: t`Add a passkey or an authenticator app, as well as your password.`,
        action: t`Set up`,
        to: '/settings/security',
        icon: IconDeviceMobile,
        isDone: factors.data.factors.length > 0,
      },
      {
        title: t`Verify your phone`,
        done: t`Phone verified`,
        text: t`We’ll text you a 6-digit code. Members never see your number. With premium, a verified phone lets you start conversations.`,
        action: t`Send code`,
        to: '/settings/account',
        icon: IconPhone,
        isDone: account.data.phoneVerified,
      },
      {
        title: t`Choose a neutral tab`,
        done: t`Neutral tab chosen`,
        text: t`Shows a plain title and icon in your browser tab, in case someone is looking.`,
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
