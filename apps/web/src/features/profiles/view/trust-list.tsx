import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconId, IconPhone } from '@tabler/icons-react';
import classes from './row.module.css';

type TrustListProps = { profile: ProfileView };

/** What staff have verified. */
export function TrustList({ profile: { verified, phoneVerified } }: TrustListProps) {
  const { t } = useLingui();
  if (!verified && !phoneVerified) return null;
  return (
    <ul className={classes.rows} aria-label={t`Verified by us`}>
      {verified && (
        <li className={classes.row} data-gold>
          <IconId size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>Identity verified</Trans>
            </strong>
            <span>
              <Trans>By our team</Trans>
            </span>
          </span>
        </li>
      )}
      {phoneVerified && (
        <li className={classes.row} data-gold>
          <IconPhone size={20} stroke={1.5} aria-hidden="true" />
          <span>
            <strong>
              <Trans>Phone verified</Trans>
            </strong>
            <span>
              <Trans>By text message</Trans>
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
