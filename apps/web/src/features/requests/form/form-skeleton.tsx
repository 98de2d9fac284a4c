import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import classes from './form.module.css';

/** A placeholder in the shape of a form. */
export function FormSkeleton() {
  return (
    <div className={`${classes.form} ${classes.waiting}`}>
      <FieldsSkeleton />
    </div>
  );
}
