import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AccountType } from '@subrosa/rules/accounts/account-types';
import { IconCrown } from '@tabler/icons-react';
import classes from './house-card.module.css';

type FreePlacesNoteProps = {
  accountType: AccountType;
  /** Undefined while it is not known. */
  spotsLeft: number | undefined;
};

/** For members without premium: what is free for life, and what it takes. */
export function FreePlacesNote({ accountType, spotsLeft }: FreePlacesNoteProps) {
  const { i18n } = useLingui();
  const isConfidant = accountType === 'confidant';
  if (!isConfidant && spotsLeft === 0) return null;
  return (
    <section className={`${classes.card} ${classes.gold}`} aria-labelledby="free-places">
      <h2 id="free-places" className={classes.heading}>
        <IconCrown size={24} stroke={1.4} aria-hidden="true" />
        <Trans>Lifetime premium</Trans>
      </h2>
      {!isConfidant && spotsLeft !== undefined && (
        <p className={classes.count}>
          <strong>{i18n.number(spotsLeft)}</strong> <Plural value={spotsLeft} one="free place left" other="free places left" />
        </p>
      )}
      <p className={classes.text}>
        {isConfidant ? (
          <Trans>Free for every confidant whose government ID our staff has approved.</Trans>
        ) : (
          <Trans>A place is yours once our staff has approved your government ID, together with a video or a social media account.</Trans>
        )}
      </p>
      <p className={classes.text}>
        <Trans>Verification is not open yet. You will find it here.</Trans>
      </p>
    </section>
  );
}
