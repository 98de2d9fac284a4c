import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import type { WelcomeSearch } from '../search.ts';
import { ProfileFailure } from '../view/profile-failure.tsx';
import { stepOf, type Step } from './steps.ts';
import { Wizard } from './wizard.tsx';

type ProfileStepsProps = {
  account: SessionAccount;
  /** What comes when nothing is missing any more. */
  children: ReactNode;
};

/** The welcome of somebody new: first the steps that are filled in, then what follows them. */
export function ProfileSteps({ account, children }: ProfileStepsProps) {
  const navigate = useNavigate();
  const { step: requested } = useSearch({ strict: false }) as WelcomeSearch;
  const query = useQuery({ ...ownProfileQuery(), refetchOnWindowFocus: false });
  const { data, isFetchedAfterMount } = query;

  function handleStep(step: Step) {
    void navigate({ to: '/profile/new', search: step === 'checklist' ? {} : { step } });
  }

  // What is held from before may be older than what was saved since.
  if (!data || !isFetchedAfterMount) return query.error ? <ProfileFailure query={query} /> : <FormSkeleton />;
  const step = stepOf({ missing: data.body.missing, isPending: account.state === 'pending', requested });
  if (step === 'checklist') return children;
  return <Wizard account={account} profile={data.body} step={step} onStep={handleStep} />;
}
