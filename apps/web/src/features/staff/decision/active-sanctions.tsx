import { Plural, Trans } from '@lingui/react/macro';
import type { OpenCase } from '../calls/cases.ts';
import classes from './sanction-choice.module.css';

type ActiveSanctionsProps = { standing: NonNullable<OpenCase['standing']> };

/** What stands against a member already. */
export function ActiveSanctions({ standing: { warning, strike, suspension, ban } }: ActiveSanctionsProps) {
  if (warning + strike + suspension + ban === 0) {
    return (
      <p className={classes.active}>
        <Trans>Nothing stands against this member.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.active} data-some>
      {warning > 0 && (
        <li>
          <Plural value={warning} one="# warning before" other="# warnings before" />
        </li>
      )}
      {strike > 0 && (
        <li>
          <Plural value={strike} one="# strike that counts" other="# strikes that count" />
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
