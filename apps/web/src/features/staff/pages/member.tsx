import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { ResponseError } from '@subrosa/contract/client/errors';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonList } from '../../../shared/ui/skeleton-list.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { memberRecordQuery } from '../members/api.ts';
import { MemberPage } from '../members/member-page.tsx';
import { StaffPageLayout } from '../parts/staff-page-layout.tsx';

/** `/staff/members/M-…`: the details of one member, and the actions of staff. */
export function Member() {
  const { pseudonym = '' } = useParams({ strict: false });
  const query = useQuery(memberRecordQuery(pseudonym));
  if (query.error instanceof ResponseError && query.error.code === 'resource.notFound') return <PageClosed pseudonym={pseudonym} />;
  if (!query.data) {
    return (
      <StaffPageLayout title={<bdi>{pseudonym}</bdi>}>
        <QueryFallback query={query} skeleton={<SkeletonList shape="rows" count={6} />} />
      </StaffPageLayout>
    );
  }
  return <MemberPage file={query.data} />;
}

function PageClosed({ pseudonym }: { pseudonym: string }) {
  return (
    <StaffPageLayout title={<bdi>{pseudonym}</bdi>}>
      <EmptyState
        title={<Trans>This page is closed</Trans>}
        action={
          <Button component={Link} to="/staff/members" size="md">
            <Trans>Search again</Trans>
          </Button>
        }
      >
        <Trans>Search for the member again to open it for one hour.</Trans>
      </EmptyState>
    </StaffPageLayout>
  );
}
