import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { verificationQuery, type Verification } from '../../verification/index.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { Row } from '../components/row.tsx';

/** Whether staff have verified the member's identity, with a link. */
export function IdentityRow() {
  const { data } = useQuery(verificationQuery);
  return (
    <Row title={<Trans>Identity</Trans>} detail={data && <IdentityState status={data} />}>
      <Button component={Link} to="/verify" variant="default" size="sm">
        {data && isVerifiedOrWaiting(data) ? <Trans>View status</Trans> : <Trans>Verify your identity</Trans>}
      </Button>
    </Row>
  );
}

const isVerifiedOrWaiting = ({ verified, current }: Verification) => verified.length > 0 || current?.state === 'waiting';

function IdentityState({ status: { verified, current } }: { status: Verification }) {
  if (verified.some(({ renewalDue }) => renewalDue)) return <Trans>Verified. Renewal is due.</Trans>;
  if (verified.length > 0) {
    return (
      <StatusBadge tone="ok">
        <Trans>Verified</Trans>
      </StatusBadge>
    );
  }
  if (current?.state === 'waiting') return <Trans>Our team is reviewing it.</Trans>;
  if (current?.state === 'declined') return <Trans>We couldn’t verify your identity. You can try again.</Trans>;
  return <Trans>Not verified. Verify your identity to get the badge, and lifetime premium while spots last.</Trans>;
}
