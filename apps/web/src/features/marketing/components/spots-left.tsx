import { Plural, Trans, useLingui } from '@lingui/react/macro';
import buttons from '../../../shared/ui/button.module.css';
import classes from './free-spots.module.css';

type SpotsLeftProps = { spotsLeft: number };

/** The number of free spots left, with a link to sign up. */
export function SpotsLeft({ spotsLeft }: SpotsLeftProps) {
  const { i18n } = useLingui();
  if (spotsLeft === 0) {
    return (
      <p className={classes.count}>
        <Trans>All free spots are taken.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={classes.count}>
        <strong>{i18n.number(spotsLeft)}</strong> <Plural value={spotsLeft} one="free spot left" other="free spots left" />
      </p>
      <a href="/sign-up?as=fetishist" className={`${buttons.button} ${buttons.filled}`}>
        <Trans>Join and verify</Trans>
      </a>
    </>
  );
}
