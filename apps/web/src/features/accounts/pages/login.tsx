import { Trans } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthPage } from '../components/auth-page.tsx';
import { SessionEndedAlert } from '../login/session-ended-alert.tsx';
import { DeviceStep } from '../login/device-step.tsx';
import type { LoginStep } from '../login/log-in.ts';
import { LoginForm } from '../login/login-form.tsx';
import { LoginError } from '../login/login-error.tsx';
import { SecondFactor } from '../login/second-factor.tsx';

export function Login() {
  const { after } = useSearch({ strict: false }) as { after?: unknown };
  const [step, setStep] = useState<LoginStep | null>(null);
  const [ended, setEnded] = useState<{ error: unknown; login: string } | null>(null);

  function handleNextStep(next: LoginStep) {
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
      {...headings[step?.step ?? 'password']}
    >
      {step?.step === 'second_factor' && <SecondFactor step={step} onDevices={handleNextStep} onExpired={handleExpired} />}
      {step?.step === 'devices' && <DeviceStep step={step} onEnd={handleExpired} />}
      {!step && (
        <LoginForm
          notice={ended ? <LoginError {...ended} /> : <SessionEndedAlert afterReset={after === 'reset'} />}
          onNextStep={handleNextStep}
        />
      )}
    </AuthPage>
  );
}

const headings = {
  password: { title: <Trans>Welcome back</Trans>, lead: <Trans>Log in with your email or username.</Trans> },
  second_factor: { title: <Trans>One more step</Trans>, lead: <Trans>One more step to confirm it’s you.</Trans> },
  devices: {
    title: <Trans>You’re logged in on two devices</Trans>,
    lead: <Trans>To log in here, log out one of them. The one that logged in last comes first.</Trans>,
  },
};
