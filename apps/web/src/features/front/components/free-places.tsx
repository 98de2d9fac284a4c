import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SIGN_UP_IS_OPEN } from '../join.ts';
import classes from './free-places.module.css';
import front from './front.module.css';

type FreePlacesProps = {
  /** Null while the live count is unknown. */
  spotsLeft: number | null;
};

export function FreePlaces({ spotsLeft }: FreePlacesProps) {
  const { i18n } = useLingui();
  const open = spotsLeft !== 0;
  return (
    <section className={`${front.wrap} ${front.section}`} aria-labelledby="free-places">
      <div className={classes.offer}>
        <div>
          <p className={front.eyebrow}>
            <Trans>Lifetime premium</Trans>
          </p>
          <h2 id="free-places" className={front.heading}>
            <Trans>Free for life, while places last</Trans>
          </h2>
          <p className={front.lead}>
            <Trans>
              A place is yours once a person on our staff has approved your government ID, together with a video or a social media account.
            </Trans>
          </p>
        </div>
        <div className={classes.claim}>
          {spotsLeft !== null && spotsLeft > 0 && (
            <p className={classes.count}>
              <strong>{i18n.number(spotsLeft)}</strong> <Plural value={spotsLeft} one="free place left" other="free places left" />
            </p>
          )}
          {!open && (
            <p className={classes.count}>
              <Trans>Every free place is taken.</Trans>
            </p>
          )}
          {open && SIGN_UP_IS_OPEN && (
            <a href="/sign-up?as=fetishist" className={`${front.button} ${front.filled}`}>
              <Trans>Join and verify</Trans>
            </a>
          )}
          <p className={classes.note}>
            <Trans>Confidants verified by government ID have it too, and use up none of these places.</Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
