import { IconAlertCircle } from '@tabler/icons-react';
import classes from './group-error.module.css';

type GroupErrorProps = {
  text: string | undefined;
  /** For the group that it describes. */
  id?: string;
  /** Read out as soon as it is there, where the focus does not go to it. */
  isAlert?: boolean;
};

/** What is wrong, below a group of controls; fields of one control say it themselves. */
export function GroupError({ text, id, isAlert = false }: GroupErrorProps) {
  if (!text) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}
