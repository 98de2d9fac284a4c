import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EntryPage } from '../components/entry-page.tsx';
import { Farewell } from '../login/farewell.tsx';
import type { SecondStep } from '../login/log-in.ts';
import { LoginForm } from '../login/login-form.tsx';
import { LoginProblem } from '../login/login-problem.tsx';
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
    <EntryPage
      quote={<Trans>Come in. The door closes behind you.</Trans>}
      note={<Trans>Two devices at most, and you see both.</Trans>}
      alternative={
        !step && (
          <Trans>
            New here? <Link to="/sign-up">Create an account</Link>
          </Trans>
        )
      }
      title={step ? <Trans>One more step</Trans> : <Trans>Welcome back</Trans>}
      lead={step ? <Trans>The password is right. Now prove that it is you.</Trans> : <Trans>Log in with your email or username.</Trans>}
    >
      {step ? (
        <SecondFactor step={step} onExpired={handleExpired} />
      ) : (
        <LoginForm
          notice={ended ? <LoginProblem {...ended} /> : <Farewell afterReset={after === 'reset'} />}
          onSecondStep={handleSecondStep}
        />
      )}
    </EntryPage>
  );
}
