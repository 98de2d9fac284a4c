import { Trans } from '@lingui/react/macro';
import { IconCreditCard, IconDoorExit, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import classes from './promises.module.css';

/** The properties of every plan: payment, cancellation, and what is never sold. */
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
            Our payment provider, <bdi>{config?.billing.provider}</bdi>, takes the payment on its own page. Your statement says{' '}
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
          <Trans>
            Cancel with our payment provider at any time. Premium lasts until the end of the paid period. Lifetime premium doesn’t need
            cancelling.
          </Trans>
        </p>
      </section>
      <section>
        <IconShieldCheck size={24} stroke={1.4} aria-hidden="true" />
        <h2>
          <Trans>Always free</Trans>
        </h2>
        <p>
          <Trans>Blocking, reporting and contacting our team are free on every plan. Your profile is always yours.</Trans>
        </p>
      </section>
    </div>
  );
}
