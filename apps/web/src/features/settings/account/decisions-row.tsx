import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Row } from '../components/row.tsx';

/** A link to the decisions of staff about the member. */
export function DecisionsRow() {
  return (
    <Row
      title={<Trans>Decisions by our team</Trans>}
      detail={<Trans>Decisions about your account or content, why, and how to appeal.</Trans>}
    >
      <Button component={Link} to="/settings/decisions" variant="default" size="sm" c="var(--text)">
        <Trans>View decisions</Trans>
      </Button>
    </Row>
  );
}
