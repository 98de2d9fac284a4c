import { Trans } from '@lingui/react/macro';
import { IconCreditCard, IconDoorExit, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import classes from './promises.module.css';

/** What is true of every plan: how it is paid, how one leaves, and what is never sold. */
export function Promises() {
  const { data: config } = useQuery(configQuery);
  return (
    <div className={classes.promises}>
      <section>
        <IconCreditCard size={24} stroke={1.4} aria-hidden="true" />
        <h2>
          <Trans>Billing</Trans>
        </h2>
        <p>
          <Trans>
            Our card partner, <bdi>{config?.billing.provider}</bdi>, takes the payment on its own page. Your statement says{' '}
            <bdi>{config?.billing.statementDescriptor}</bdi>. We never see your card.
          </Trans>
        </p>
      </section>
      <section>
        <IconDoorExit size={24} stroke={1.4} aria-hidden="true" />
        <h2>
          <Trans>Leaving</Trans>
        </h2>
        <p>
          <Trans>Cancel with the partner whenever you wish: premium lasts to the end of the paid time. Lifetime needs no cancelling.</Trans>
        </p>
      </section>
      <section>
        <IconShieldCheck size={24} stroke={1.4} aria-hidden="true" />
        <h2>
          <Trans>Always free</Trans>
        </h2>
        <p>
          <Trans>
            Blocking, reporting and writing to our staff are never behind a plan. Your profile stays yours on every one of them.
          </Trans>
        </p>
      </section>
    </div>
  );
}
