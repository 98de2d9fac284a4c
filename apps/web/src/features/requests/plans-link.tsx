import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** A link to the plans. */
export function PlansLink() {
  return (
    <Link to="/upgrade">
      <Trans>View plans</Trans>
    </Link>
  );
}
