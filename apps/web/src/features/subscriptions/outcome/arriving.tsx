import { Trans } from '@lingui/react/macro';
import { Loader } from '@mantine/core';
import { Message } from './message.tsx';

/** Until the provider has told of the money. */
export function Arriving() {
  return (
    <div role="status">
      <Message icon={<Loader size={32} color="var(--gold)" />} title={<Trans>Your payment is arriving</Trans>}>
        <p>
          <Trans>
            Our billing partner tells us within moments, and this page changes by itself. You can also go on: an email confirms it.
          </Trans>
        </p>
      </Message>
    </div>
  );
}
