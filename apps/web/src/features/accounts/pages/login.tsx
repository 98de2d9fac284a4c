import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthPage } from '../components/auth-page.tsx';
import { SessionEndedAlert } from '../login/session-ended-alert.tsx';
import type { SecondStep } from '../login/log-in.ts';
import { LoginForm } from '../login/login-form.tsx';
import { LoginError } from '../login/login-error.tsx';
import { SecondFactor } from '../login/second-factor.tsx';

export function Login() {
  const { after } = useSearch({ strict: false }) as { after?: unknown };
  const [step, setStep] = useState<SecondStep | null>(null);
  const [ended, setEnded] = useState<{ error: unknown; login: string } | null>(null);

  function handleSecondStep(next: SecondStep) {
    setEnded(null);
    setStep(next);
  }

  function handleExpired(error: unknown) {
    setEnded({ error, login: step?.login ?? '' });
    setStep(null);
  }

  return (
    <AuthPage
      quote={<Trans>Come in. You’re in discreet company.</Trans>}
      note={<Trans>You can be logged in on two devices, and you can see both.</Trans>}
      alternative={
        !step && (
          <Trans>
            New here? <Link to="/sign-up">Create an account</Link>
          </Trans>
        )
      }
      title={step ? <Trans>One more step</Trans> : <Trans>Welcome back</Trans>}
      lead={step ? <Trans>One more step to confirm it’s you.</Trans> : <Trans>Log in with your email or username.</Trans>}
    >
      {step ? (
        <SecondFactor step={step} onExpired={handleExpired} />
      ) : (
        <LoginForm
          notice={ended ? <LoginError {...ended} /> : <SessionEndedAlert afterReset={after === 'reset'} />}
          onSecondStep={handleSecondStep}
        />
      )}
    </AuthPage>
  );
}
