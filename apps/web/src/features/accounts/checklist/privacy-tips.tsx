import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import classes from './card.module.css';

/** A card with advice about private browsing. */
export function PrivacyTips() {
  return (
    <section className={classes.card} aria-labelledby="privacy-tips">
      <h2 id="privacy-tips" className={classes.heading}>
        <IconShieldCheck size={24} stroke={1.4} aria-hidden="true" />
        <Trans>Good to know</Trans>
      </h2>
      <dl className={classes.habits}>
        <dt>
          <Trans>Quick exit</Trans>
        </dt>
        <dd>
          <Trans>Press Esc three times or tap the door icon at the top. You’ll see a neutral page, and the app is hidden.</Trans>
        </dd>
        <dt>
          <Trans>Automatic logout</Trans>
        </dt>
        <dd>
          <Trans>We log you out after 24 hours of inactivity.</Trans>
        </dd>
        <dt>
          <Trans>Two devices</Trans>
        </dt>
        <dd>
          <Trans>
            You can be logged in on two devices. See them in <Link to="/settings/security">your settings</Link>.
          </Trans>
        </dd>
      </dl>
      <p className={classes.small}>
        <IconLock size={16} stroke={1.5} aria-hidden="true" />
        <span>
          <Trans>
            A person answers when you <Link to="/contact">write to us</Link>. It’s free for everyone.
          </Trans>
        </span>
      </p>
    </section>
  );
}
