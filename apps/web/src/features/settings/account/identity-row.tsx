import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { verificationQuery, type Verification } from '../../verification/index.ts';
import { Mark } from '../components/mark.tsx';
import { Row } from '../components/row.tsx';

/** Whether staff have confirmed who one is, and the way there. */
export function IdentityRow() {
  const { data } = useQuery(verificationQuery);
  return (
    <Row title={<Trans>Identity</Trans>} detail={data && <IdentityState status={data} />}>
      <Button component={Link} to="/verify" variant="default" size="sm">
        {data && isVerifiedOrWaiting(data) ? <Trans>See the status</Trans> : <Trans>Verify your identity</Trans>}
      </Button>
    </Row>
  );
}

const isVerifiedOrWaiting = ({ verified, current }: Verification) => verified.length > 0 || current?.state === 'waiting';

function IdentityState({ status: { verified, current } }: { status: Verification }) {
  if (verified.some(({ renewalDue }) => renewalDue)) return <Trans>Verified, and due to be renewed.</Trans>;
  if (verified.length > 0) {
    return (
      <Mark tone="ok">
        <Trans>Verified</Trans>
      </Mark>
    );
  }
  if (current?.state === 'waiting') return <Trans>Our staff are looking at it.</Trans>;
  if (current?.state === 'declined') return <Trans>It was not confirmed. You can send it again.</Trans>;
  return <Trans>Not verified. A verified identity gives the badge, and lifetime premium while places are left.</Trans>;
}
