import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useFlags } from '../../../shared/flags.ts';
import { NEUTRAL_PAGE } from '../../../shared/quiet-exit.ts';
import { Rose } from '../../../shared/ui/rose.tsx';
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx';
import classes from './age-gate.module.css';

/** The first thing anybody sees: age, the terms, and a way out. */
export function AgeGate() {
  const { t } = useLingui();
  const acceptAge = useFlags((flags) => flags.acceptAge);
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (terms) acceptAge();
    else checkbox.current?.focus();
  }

  return (
    <main className={classes.gate}>
      <div className={classes.art}>
        <Rose size={720} layers={9} strokeWidth={1} filled />
      </div>
      <div className={classes.language}>
        <LanguageSwitch />
      </div>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <span className={classes.emblem}>
          <Rose size={52} />
        </span>
        <p className={classes.eyebrow}>
          <Trans>Subrosa · Members only</Trans>
        </p>
        <h1 className={classes.title}>
          <Trans>Before you come in</Trans>
        </h1>
        <p className={classes.text}>
          <Trans>
            This house is for adults of 19 and over, or the age of consent where you live, if that is higher. Everything here is legal and
            consensual.
          </Trans>
        </p>
        <Checkbox
          ref={checkbox}
          className={classes.terms}
          checked={terms}
          onChange={(event) => setTerms(event.currentTarget.checked)}
          error={tried && !terms ? t`Please make sure you have read out Terms and Privacy Policy` : undefined}
          label={
            <Trans>
              I accept the <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy Policy</Link>
            </Trans>
          }
        />
        <div className={classes.actions}>
          <Button type="submit" size="lg" className={classes.enter}>
            <Trans>I am 19 or older</Trans>
          </Button>
          <Button component="a" href={NEUTRAL_PAGE} rel="noreferrer" size="lg" variant="default">
            <Trans>Leave</Trans>
          </Button>
        </div>
        <p className={classes.small}>
          <Trans>We remember the answer on this device, nothing else.</Trans>
        </p>
      </form>
    </main>
  );
}
