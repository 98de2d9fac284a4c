import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { spotsQuery } from '../api/spots.ts';
import classes from './plans.module.css';

/** The number of free lifetime spots left; live updates keep it current. */
export function Spots() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(spotsQuery);
  if (!data) return <div className={classes.spots} aria-hidden="true" />;
  const { left, taken, total, mode } = data;
  return (
    <div className={classes.spots}>
      <p aria-live="polite">
        {left === 0 ? (
          <Trans>All spots are taken.</Trans>
        ) : mode === 'pool' ? (
          <Trans>
            <strong>{i18n.number(left)}</strong> of {i18n.number(total)} spots left
          </Trans>
        ) : (
          <Trans>
            <strong>{i18n.number(left)}</strong> of {i18n.number(total)} spots for new members left
          </Trans>
        )}
      </p>
      <progress className={classes.bar} aria-label={t`Spots taken`} value={taken} max={Math.max(1, total)} />
    </div>
  );
}
