import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import choice from '../components/device-choice.module.css';
import classes from '../components/form.module.css';
import { FormError } from '../components/form-error.tsx';
import { replaceDevice, type DeviceStep as Step } from './log-in.ts';

type DeviceStepProps = {
  step: Step;
  /** Called with the error, or null for the way back: the member has to enter the password again. */
  onEnd: (error: unknown) => void;
};

/** The last step of a login over the limit: the member chooses which of two devices is logged out. */
export function DeviceStep({ step, onEnd }: DeviceStepProps) {
  const name = useId();
  const errorId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (device: string) => replaceDevice(step, device),
    onError: (problem) => {
      if (problem instanceof ResponseError && problem.code !== 'rate.limited') onEnd(problem);
    },
  });
  // To the member, this step is a new page.
  useEffect(() => first.current?.focus(), []);
  const isMissing = tried && chosen === null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (chosen === null) first.current?.focus();
    else mutate(chosen);
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <fieldset className={choice.group} aria-describedby={isMissing ? errorId : undefined}>
        <legend className={choice.legend}>
          <Trans>Which device should we log out?</Trans>
        </legend>
        {step.devices.map(({ id, kind, signedInOn }, index) => {
          const Symbol = kind === 'mobile' ? IconDeviceMobile : IconDeviceDesktop;
          return (
            <label key={id} className={choice.device}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name={name}
                className={choice.input}
                checked={chosen === id}
                onChange={() => setChosen(id)}
              />
              <span className={choice.face}>
                <Symbol size={26} stroke={1.4} aria-hidden="true" className={choice.symbol} />
                <span className={choice.text}>
                  <span className={choice.name}>{kind === 'mobile' ? <Trans>Phone or tablet</Trans> : <Trans>Computer</Trans>}</span>
                  <span className={choice.detail}>
                    <Trans>
                      Logged in on <DateText date={signedInOn} />
                    </Trans>
                  </span>
                </span>
                <span className={choice.icon}>
                  <IconCheck size={14} stroke={2.4} aria-hidden="true" />
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {isMissing && (
        <p className={classes.error} id={errorId} role="alert">
          <Trans>Choose one device.</Trans>
        </p>
      )}
      <FormError error={error} />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Log out there and log in here</Trans>
      </Button>
      <div className={classes.links}>
        <Link to="/sessions" className={classes.quiet}>
          <Trans>Email me a link to manage devices</Trans>
        </Link>
        <button type="button" className={classes.choice} onClick={() => onEnd(null)}>
          <Trans>Back to password</Trans>
        </button>
      </div>
    </form>
  );
}
