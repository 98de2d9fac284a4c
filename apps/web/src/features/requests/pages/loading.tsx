import { DetailsSkeleton } from '../details/details-skeleton.tsx';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** While it is looked for. */
export function Loading() {
  return (
    <div className={classes.page}>
      <BackLink />
      <DetailsSkeleton />
    </div>
  );
}
