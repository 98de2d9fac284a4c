import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nextQuery } from '../api/request.ts';
import { RequestGrid } from '../card/request-grid.tsx';
import classes from './details.module.css';

type NextRequestsProps = { id: string };

/** Suggests further posts; renders nothing without suggestions or after an error. */
export function NextRequests({ id }: NextRequestsProps) {
  const { data } = useQuery(nextQuery(id));
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={classes.next} aria-labelledby="next">
      <header className={classes.nextHead}>
        <h2 id="next" className={classes.subtitle}>
          <Trans>Next requests</Trans>
        </h2>
        <Link to="/requests" search={{}} className={classes.all}>
          <Trans>All requests</Trans>
        </Link>
      </header>
      <RequestGrid requests={data.requests} shape="row" />
    </section>
  );
}
