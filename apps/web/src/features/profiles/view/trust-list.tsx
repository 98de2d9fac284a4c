import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import { IconId, IconPhone } from '@tabler/icons-react';
import classes from './row.module.css';

type TrustListProps = { profile: ProfileView };

/** What the house has checked. */
export function TrustList({ profile: { verified, phoneVerified } }: TrustListProps) {
  const { t } = useLingui();
  if (!verified && !phoneVerified) return null;
  return (
    <ul className={classes.rows} aria-label={t`Checked by us`}>
      {verified && (
        <li className={classes.row} data-gold>
          <IconId size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>Identity checked</Trans>
            </strong>
            <span>
              <Trans>By our staff</Trans>
            </span>
          </span>
        </li>
      )}
      {phoneVerified && (
        <li className={classes.row} data-gold>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>Phone confirmed</Trans>
            </strong>
            <span>
              <Trans>By a text message</Trans>
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
