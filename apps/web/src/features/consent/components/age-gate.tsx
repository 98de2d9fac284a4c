import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { useConsent } from '../../../shared/consent-store.ts';
import { NEUTRAL_PAGE } from '../../../shared/quick-exit.ts';
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx';
import classes from './age-gate.module.css';
import { AgeGateFrame } from './age-gate-frame.tsx';
import { AgeGateText } from './age-gate-text.tsx';

/** The first page for every visitor: age, terms, and a link to leave. */
export function AgeGate() {
  const { t } = useLingui();
  const acceptAge = useConsent((flags) => flags.acceptAge);
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
    <AgeGateFrame language={<LanguageSwitch />}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <AgeGateText />
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
            <Trans>I’m 19 or older</Trans>
          </Button>
          <Button component="a" href={NEUTRAL_PAGE} rel="noreferrer" size="lg" variant="default">
            <Trans>Leave</Trans>
          </Button>
        </div>
        <p className={classes.small}>
          <Trans>We only remember your answer on this device.</Trans>
        </p>
      </form>
    </AgeGateFrame>
  );
}
