import { Trans, useLingui } from '@lingui/react/macro';
import classes from './page-contents.module.css';

export function PageContents() {
  const { t } = useLingui();
  return (
    <nav className={classes.contents} aria-label={t`On this page`}>
      <a href="#explore">
        <Trans>Explore</Trans>
      </a>
      <a href="#requests">
        <Trans>Requests</Trans>
      </a>
      <a href="#connections">
        <Trans>Connections</Trans>
      </a>
      <a href="#chat">
        <Trans>Conversations</Trans>
      </a>
      <a href="#calendar">
        <Trans>Calendar and travel</Trans>
      </a>
      <a href="#premium">
        <Trans>Free and premium</Trans>
      </a>
      <a href="#safety">
        <Trans>Safety</Trans>
      </a>
    </nav>
  );
}
