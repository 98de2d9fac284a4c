import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { visitorClient } from '../../../shared/api/visitor-client.ts';
import { DeviceChoice, type Device } from '../components/device-choice.tsx';
import classes from '../components/form.module.css';
import { FormError } from '../components/form-error.tsx';

type DevicesFormProps = {
  token: string;
  devices: readonly Device[];
  onDone: () => void;
};

/** The list of devices behind an emailed link; submitting it signs the chosen ones out and uses up the link. */
export function DevicesForm({ token, devices, onDone }: DevicesFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => visitorClient.call(accounts.removeDevicesByLink, { body: { token, devices: [...chosen] } }),
    onSuccess: onDone,
  });

  function handleChange(id: string, isChosen: boolean) {
    setTried(false);
    setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (chosen.length > 0) mutate();
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <div className={classes.checks}>
        {devices.map((device) => (
          <DeviceChoice
            key={device.id}
            device={device}
            isChosen={chosen.includes(device.id)}
            onChange={(isChosen) => handleChange(device.id, isChosen)}
          />
        ))}
      </div>
      {tried && chosen.length === 0 && (
        <p className={classes.error} role="alert">
          <Trans>Choose at least one device.</Trans>
        </p>
      )}
      <FormError error={error} />
      <Button type="submit" size="lg" fullWidth loading={isPending}>
        <Trans>Log out selected devices</Trans>
      </Button>
    </form>
  );
}
