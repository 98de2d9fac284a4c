import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { errorMessageDescriptor } from '../../../shared/i18n/error-messages.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { requestQuery, type RequestView } from '../api/request.ts';
import { EditForm } from '../form/edit-form.tsx';
import { FormSkeleton } from '../form/form-skeleton.tsx';
import { PlansLink } from '../plans-link.tsx';
import { linkToRequest } from '../request-link.ts';
import { BackLink } from './back-link.tsx';
import classes from './page.module.css';

/** `/requests/edit/{id}`: the form for an own post. */
export function EditRequest() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data, error, refetch } = useQuery({ ...requestQuery(id), retryOnMount: false, refetchOnWindowFocus: false });
  return (
    <div className={classes.page}>
      <BackLink />
      <h1 className={classes.title}>
        <Trans>Edit request</Trans>
      </h1>
      {data ? (
        <Editable key={data.body.id} request={data.body} version={data.version} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

function Editable({ request, version }: { request: RequestView; version: string | undefined }) {
  if (request.can.edit && request.own) return <EditForm request={request} version={version} />;
  return (
    <EmptyState
      title={<Trans>This request can’t be changed</Trans>}
      action={
        <Button component={Link} {...linkToRequest(request.id)} size="md">
          <Trans>Back to the request</Trans>
        </Button>
      }
    >
      {request.status === 'withdrawn' ? (
        errorMessageDescriptor('requests.alreadyWithdrawn')
      ) : (
        <>
          {errorMessageDescriptor('requests.editUpgrade')} <PlansLink />
        </>
      )}
    </EmptyState>
  );
}
