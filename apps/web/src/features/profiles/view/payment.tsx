import { Trans } from '@lingui/react/macro';
import type { ProfileView } from '@subrosa/contract/profiles/schemas';
import { IconWallet } from '@tabler/icons-react';
import { ProfilePart } from './part.tsx';
import classes from './row.module.css';

type PaymentProps = { profile: ProfileView; isMine: boolean };

/** The member's payment methods: the names for everyone, the accounts only for viewers whom the member allows. */
export function Payment({ profile: { payment, username }, isMine }: PaymentProps) {
  if (payment.length === 0) return null;
  const isHidden = payment.some(({ account }) => account === null);
  return (
    <ProfilePart small title={<Trans>Payment</Trans>}>
      <ul className={classes.rows}>
        {payment.map(({ name, account }, index) => (
          <li key={index} className={classes.row}>
            <IconWallet size={20} stroke={1.5} aria-hidden="true" />
            <span>
              <strong dir="auto">{name}</strong>
              {account && <bdi className={classes.account}>{account}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.note}>
        {isMine ? (
          <Trans>Members see the method names. Only connections you choose can see the payment details.</Trans>
        ) : (
          isHidden && (
            <Trans>
              <bdi>{username}</bdi> shares payment details with chosen connections.
            </Trans>
          )
        )}
      </p>
    </ProfilePart>
  );
}
