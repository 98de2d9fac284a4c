import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Rose } from '../shared/ui/rose.tsx';
import classes from './message-page.module.css';

export function NotFound() {
  return (
    <section className={classes.page}>
      <span className={classes.emblem}>
        <Rose size={72} />
      </span>
      <h1 className={classes.title}>
        <Trans>This page is not available</Trans>
      </h1>
      <p className={classes.text}>
        <Trans>The page may have been moved or deleted.</Trans>
      </p>
      <Button component={Link} to="/" size="md">
        <Trans>Go to home page</Trans>
      </Button>
    </section>
  );
}
