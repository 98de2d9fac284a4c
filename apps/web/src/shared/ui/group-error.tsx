import { IconAlertCircle } from '@tabler/icons-react';
import classes from './group-error.module.css';

type GroupErrorProps = {
  text: string | undefined;
  /** The id by which the group is described. */
  id?: string;
  /** Whether screen readers announce it at once, when the focus does not move to it. */
  isAlert?: boolean;
};

/** An error below a group of controls; fields with one control show their own errors. */
export function GroupError({ text, id, isAlert = false }: GroupErrorProps) {
  if (!text) return null;
  return (
    <p id={id} role={isAlert ? 'alert' : undefined} className={classes.error}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {text}
    </p>
  );
}
