import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Steps } from '../../../shared/ui/steps.tsx';
import { formSteps, type FormStep } from './steps.ts';
import classes from './step-header.module.css';

type StepHeaderProps = { step: FormStep };

const names: Record<FormStep, React.ReactNode> = { personal: <Trans>Personal details</Trans>, location: <Trans>Location</Trans> };

/** The progress and the title of the step. */
export function StepHeader({ step }: StepHeaderProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // A new step moves the focus to its title; the first one starts at the top of the page.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  return (
    <header>
      <Steps steps={formSteps.map((key) => ({ key, name: names[key] }))} current={formSteps.indexOf(step)} />
      <h1 className={classes.title} ref={title} tabIndex={-1}>
        {step === 'personal' ? <Trans>Introduce yourself</Trans> : <Trans>Where are you?</Trans>}
      </h1>
      <p className={classes.lead}>
        {step === 'personal' ? (
          <>
            <Trans>Add enough for the right people to find you. You choose who sees what, and can change it later.</Trans>{' '}
            <Trans>Fields are required unless marked optional.</Trans>
          </>
        ) : (
          <Trans>Members see a city and an approximate distance, never an exact point or street.</Trans>
        )}
      </p>
    </header>
  );
}
