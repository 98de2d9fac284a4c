import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePlansPath } from '../../shared/use-plans-path.ts';

/** The way to the plans, as soon as there is a page of them. */
export function PlansLink() {
  const path = usePlansPath();
  return (
    path && (
      <Link to={path}>
        <Trans>See the plans</Trans>
      </Link>
    )
  );
}
