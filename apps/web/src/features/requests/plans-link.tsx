import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The way to the plans. */
export function PlansLink() {
  return (
    <Link to="/upgrade">
      <Trans>View plans</Trans>
    </Link>
  );
}
