import { Trans } from '@lingui/react/macro';
import { IconArrowRight, IconFeather, IconSearch } from '@tabler/icons-react';
import front from './marketing.module.css';
import classes from './role-choices.module.css';

/** The two account types. One link covers each card. */
export function RoleChoices() {
  return (
    <ul className={classes.choices}>
      <li className={classes.card}>
        <IconSearch size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
        <p className={front.eyebrow}>
          <Trans>For fetishists</Trans>
        </p>
        <h3>
          <Trans>I’m looking</Trans>
        </h3>
        <ul className={classes.gains}>
          <li>
            <Trans>A safe, legal, consensual way to explore a desire.</Trans>
          </li>
          <li>
            <Trans>Find confidants by interest, or post a request and let them answer.</Trans>
          </li>
          <li>
            <Trans>Free to join. Premium is optional, and free for life while spots last.</Trans>
          </li>
        </ul>
        <a href="/sign-up?as=fetishist" className={classes.link}>
          <Trans>Join as a fetishist</Trans>
          <IconArrowRight size={20} stroke={1.5} aria-hidden="true" className={front.arrow} />
        </a>
      </li>
      <li className={classes.card}>
        <IconFeather size={28} stroke={1.5} aria-hidden="true" className={classes.icon} />
        <p className={front.eyebrow}>
          <Trans>For confidants</Trans>
        </p>
        <h3>
          <Trans>I’m offering</Trans>
        </h3>
        <ul className={classes.gains}>
          <li>
            <Trans>Offer personal items, or model, at a price you set.</Trans>
          </li>
          <li>
            <Trans>No fees and no commission. What you earn is yours.</Trans>
          </li>
          <li>
            <Trans>Greet first messages with an auto-reply, and choose who sees your details.</Trans>
          </li>
        </ul>
        <a href="/sign-up?as=confidant" className={classes.link}>
          <Trans>Join as a confidant</Trans>
          <IconArrowRight size={20} stroke={1.5} aria-hidden="true" className={front.arrow} />
        </a>
      </li>
    </ul>
  );
}
