import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './steps.module.css';

type StepsProps = {
  /** In order, each with a stable key. */
  steps: readonly { key: string; name: ReactNode }[];
  /** The index of the current step. */
  current: number;
};

/** The progress through several steps. */
export function Steps({ steps, current }: StepsProps) {
  const { t } = useLingui();
  return (
    <ol className={classes.steps} aria-label={t`Steps`} data-many={steps.length > 2 || undefined}>
      {steps.map(({ key, name }, index) => (
        <li key={key} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className={classes.number}>
            {index < current ? <IconCheck size={15} stroke={2.4} role="img" aria-label={t`Done`} /> : index + 1}
          </span>
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
