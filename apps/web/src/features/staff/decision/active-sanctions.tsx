import { Plural, Trans } from '@lingui/react/macro';
import type { OpenCase } from '../api/cases.ts';
import classes from './sanction-choice.module.css';

type ActiveSanctionsProps = { activeSanctions: NonNullable<OpenCase['activeSanctions']> };

/** The member's active sanctions. */
export function ActiveSanctions({ activeSanctions: { warning, strike, suspension, ban } }: ActiveSanctionsProps) {
  if (warning + strike + suspension + ban === 0) {
    return (
      <p className={classes.active}>
        <Trans>No active sanctions.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.active} data-some>
      {warning > 0 && (
        <li>
          <Plural value={warning} one="# earlier warning" other="# earlier warnings" />
        </li>
      )}
      {strike > 0 && (
        <li>
          <Plural value={strike} one="# active strike" other="# active strikes" />
        </li>
      )}
      {suspension > 0 && (
        <li>
          <Plural value={suspension} one="# suspension" other="# suspensions" />
        </li>
      )}
      {ban > 0 && (
        <li>
          <Trans>Banned</Trans>
        </li>
      )}
    </ul>
  );
}
