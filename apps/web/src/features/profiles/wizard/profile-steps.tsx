import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { SessionAccount } from '../../../shared/session/session.ts';
import { ownProfileQuery } from '../../../shared/own-profile.ts';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import type { WelcomeSearch } from '../search.ts';
import { ProfileFailure } from '../view/profile-failure.tsx';
import { stepOf, type PersonalPart, type Step } from './steps.ts';
import { Wizard } from './wizard.tsx';

type ProfileStepsProps = {
  account: SessionAccount;
  /** Rendered when nothing is missing any more. */
  children: ReactNode;
};

/** The welcome wizard of a new member: the steps of the profile, then its children. */
export function ProfileSteps({ account, children }: ProfileStepsProps) {
  const navigate = useNavigate();
  const { step: requested, part } = useSearch({ strict: false }) as WelcomeSearch;
  const query = useQuery({ ...ownProfileQuery(), refetchOnWindowFocus: false });
  const { data, isFetchedAfterMount } = query;
  // Saving the last required field does not move on by itself: Continue does.
  const [held, setHeld] = useState<{ requested: WelcomeSearch['step']; step: Step } | null>(null);

  function handleStep(step: Step, part?: PersonalPart) {
    setHeld(null);
    void navigate({ to: '/profile/new', search: step === 'checklist' ? {} : { step, ...(part && { part }) } });
  }

  // The cached data may be older than the last saved version.
  if (!data || !isFetchedAfterMount) return query.error ? <ProfileFailure query={query} /> : <FormSkeleton />;
  const current =
    held && held.requested === requested
      ? held
      : { requested, step: stepOf({ missing: data.body.missing, isPending: account.state === 'pending', requested }) };
  if (current !== held) setHeld(current);
  const { step } = current;
  if (step === 'checklist') return children;
  return <Wizard account={account} profile={data.body} step={step} requestedPart={part} onStep={handleStep} />;
}
