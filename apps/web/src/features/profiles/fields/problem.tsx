import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field.module.css';

type ProblemProps = { id?: string; words: string | undefined };

/** What is wrong, below a group of controls; fields of one control say it themselves. */
export function Problem({ id, words }: ProblemProps) {
  if (!words) return null;
  return (
    <p id={id} className={classes.problem}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {words}
    </p>
  );
}
