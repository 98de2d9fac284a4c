import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useBreakpoint } from '../../../shared/breakpoints.ts';
import { Steps } from '../../../shared/ui/steps.tsx';
import { formSteps, personalParts, type FormStep, type PersonalPart } from './steps.ts';
import classes from './step-header.module.css';

type StepHeaderProps = {
  step: FormStep;
  /** The group that a phone shows; null for all. */
  part: PersonalPart | null;
};

const names: Record<FormStep | PersonalPart, React.ReactNode> = {
  personal: <Trans>Personal details</Trans>,
  you: <Trans>You</Trans>,
  appearance: <Trans>Appearance</Trans>,
  tastes: <Trans>Interests and expertise</Trans>,
  location: <Trans>Location</Trans>,
};

/** The progress and the title of the step. */
export function StepHeader({ step, part }: StepHeaderProps) {
  const isPhone = useBreakpoint() === 'mobile';
  const listed = isPhone ? [...personalParts, 'location' as const] : formSteps;
  const current = part ?? step;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);

  // A new step moves the focus to its title; the first one starts at the top of the page.
  useEffect(() => {
    if (shown.current !== current) {
      title.current?.focus({ preventScroll: true });
      if (isPhone) window.scrollTo(0, 0);
    }
    shown.current = current;
  }, [current, isPhone]);

  return (
    <header>
      <Steps steps={listed.map((key) => ({ key, name: names[key] }))} current={listed.findIndex((key) => key === current)} />
      <h1 className={classes.title} ref={title} tabIndex={-1}>
        {step === 'personal' ? <Trans>Introduce yourself</Trans> : <Trans>Where are you?</Trans>}
      </h1>
      <p className={classes.lead}>
        {step === 'personal' ? (
          <>
            <Trans>Add enough for the right people to find you. You choose who sees what, and can change it later.</Trans>{' '}
            <Trans>Fields marked * are required.</Trans>
          </>
        ) : (
          <Trans>Members see a city and an approximate distance, never an exact point or street.</Trans>
        )}
      </p>
    </header>
  );
}
