import { Trans } from '@lingui/react/macro';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import classes from './profile.module.css';

type ProfileFailureProps = { query: { error: unknown; refetch: () => unknown } };

/** Replaces the page when the profile could not be loaded. */
export function ProfileFailure({ query: { error, refetch } }: ProfileFailureProps) {
  return (
    <div className={classes.failure}>
      <h1>
        <Trans>Error loading user</Trans>
      </h1>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
}
