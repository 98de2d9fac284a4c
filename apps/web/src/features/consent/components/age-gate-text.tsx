import { Trans } from '@lingui/react/macro';
import { Rose } from '../../../shared/ui/rose.tsx';
import classes from './age-gate.module.css';

/** The first part of the age gate's form: for whom the app is. */
export function AgeGateText() {
  return (
    <>
      <span className={classes.emblem}>
        <Rose size={52} />
      </span>
      <p className={classes.eyebrow}>
        <Trans>Subrosa · Members only</Trans>
      </p>
      <h1 className={classes.title}>
        <Trans>Before you come in</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>
          Subrosa is for adults aged 19 and over, or the age of consent where you live if that’s higher. Everything here is legal and
          consensual.
        </Trans>
      </p>
    </>
  );
}
