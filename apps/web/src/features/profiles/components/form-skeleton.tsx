import { FieldsSkeleton } from '../../../shared/ui/fields-skeleton.tsx';
import classes from './form-skeleton.module.css';

/** Loading, in the shape of a page that is a form. */
export function FormSkeleton() {
  return (
    <div className={classes.page}>
      <FieldsSkeleton />
    </div>
  );
}
