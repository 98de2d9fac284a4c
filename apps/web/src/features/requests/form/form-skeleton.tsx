import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import classes from './form.module.css';

/** Loading, in the shape of a form. */
export function FormSkeleton() {
  return (
    <div className={classes.form}>
      <SkeletonList shape="rows" count={5} />
    </div>
  );
}
