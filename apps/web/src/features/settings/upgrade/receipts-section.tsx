import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { receiptsQuery } from '../../subscriptions/index.ts';
import { Loaded } from '../components/loaded.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { ReceiptRow } from './receipt-row.tsx';

/** Payments and refunds. */
export function ReceiptsSection() {
  const query = useQuery(receiptsQuery);
  return (
    <Section
      title={<Trans>Receipts</Trans>}
      description={<Trans>Our payment provider’s support can find a charge by these numbers.</Trans>}
    >
      <Loaded query={query} rows={2} compact>
        {(receipts) =>
          receipts.length === 0 ? (
            <Row title={<Trans>No payments yet</Trans>} />
          ) : (
            receipts.map((receipt) => <ReceiptRow key={receipt.id} receipt={receipt} />)
          )
        }
      </Loaded>
    </Section>
  );
}
