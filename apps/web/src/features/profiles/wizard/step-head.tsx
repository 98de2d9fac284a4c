import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Steps } from '../../../shared/ui/steps.tsx';
import { formSteps, type FormStep } from './steps.ts';
import classes from './step-head.module.css';

type StepHeadProps = { step: FormStep };

const names: Record<FormStep, React.ReactNode> = { personal: <Trans>Personal</Trans>, location: <Trans>Location</Trans> };

/** How far one is, and what this step is about. */
export function StepHead({ step }: StepHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // A new step begins at its title; the first one is where the page begins.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  return (
    <header>
      <Steps steps={formSteps.map((key) => ({ key, name: names[key] }))} current={formSteps.indexOf(step)} />
      <h1 className={classes.title} ref={title} tabIndex={-1}>
        {step === 'personal' ? <Trans>A few words about you</Trans> : <Trans>Where are you?</Trans>}
      </h1>
      <p className={classes.lead}>
        {step === 'personal' ? (
          <Trans>Enough for the right people to find you. You choose who sees what, and can change it later.</Trans>
        ) : (
          <Trans>Members see a city and a distance band. Never a point, never a street.</Trans>
        )}
      </p>
    </header>
  );
}
