import { IconAlertCircle } from '@tabler/icons-react';
import classes from './form.module.css';

type ProblemProps = { words: string | undefined };

/** What is wrong, below a group of controls; fields of one control say it themselves. */
export function Problem({ words }: ProblemProps) {
  if (!words) return null;
  return (
    <p role="alert" className={classes.problem}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {words}
    </p>
  );
}
