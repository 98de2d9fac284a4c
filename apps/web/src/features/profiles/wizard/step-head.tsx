import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formSteps, type FormStep } from './steps.ts';
import classes from './step-head.module.css';

type StepHeadProps = { step: FormStep };

const names: Record<FormStep, React.ReactNode> = { personal: <Trans>Personal</Trans>, location: <Trans>Location</Trans> };

/** How far one is, and what this step is about. */
export function StepHead({ step }: StepHeadProps) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const current = formSteps.indexOf(step);

  // A new step begins at its title; the first one is where the page begins.
  useEffect(() => {
    if (shown.current !== step) title.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);

  return (
    <header>
      <ol className={classes.steps} aria-label={t`Steps`}>
        {formSteps.map((name, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
            <span className={classes.number}>
              {index < current ? <IconCheck size={15} stroke={2.4} role="img" aria-label={t`Done`} /> : index + 1}
            </span>
            {names[name]}
          </li>
        ))}
      </ol>
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
