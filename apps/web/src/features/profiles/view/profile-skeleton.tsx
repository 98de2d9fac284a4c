import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { FormSkeleton } from '../components/form-skeleton.tsx';
import type { ProfileSearch } from '../search.ts';
import page from './profile.module.css';
import classes from './profile-skeleton.module.css';

/** A placeholder in the shape of a profile, or of its form. */
export function ProfileLoading() {
  const { edit } = useSearch({ strict: false }) as ProfileSearch;
  return edit ? <FormSkeleton /> : <ProfileSkeleton />;
}

export function ProfileSkeleton() {
  return (
    <div className={`${page.page} ${classes.whole}`} role="status">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      <div className={`${classes.bone} ${classes.cover}`} aria-hidden="true" />
      <div className={page.grid} aria-hidden="true">
        <div className={page.side}>
          <div className={`${classes.bone} ${classes.photo}`} />
        </div>
        <div className={classes.lines}>
          <span className={`${classes.bone} ${classes.name}`} />
          <span className={`${classes.bone} ${classes.line}`} />
          <span className={`${classes.bone} ${classes.text}`} />
        </div>
      </div>
    </div>
  );
}
