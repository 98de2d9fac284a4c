import { DetailsSkeleton } from '../details/details-skeleton.tsx';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** A placeholder while the post is loading. */
export function Loading() {
  return (
    <div className={classes.page}>
      <BackLink />
      <DetailsSkeleton />
    </div>
  );
}
