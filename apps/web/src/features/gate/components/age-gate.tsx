import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useFlags } from '../../../shared/flags.ts';
import { NEUTRAL_PAGE } from '../../../shared/quiet-exit.ts';
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx';
import classes from './age-gate.module.css';
import { GateFrame } from './gate-frame.tsx';
import { GateText } from './gate-text.tsx';

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
    <GateFrame language={<LanguageSwitch />}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <GateText />
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
    </GateFrame>
  );
}
