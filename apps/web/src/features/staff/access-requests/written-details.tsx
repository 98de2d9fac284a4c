import { Trans } from '@lingui/react/macro';
import { parseDocumentDetails } from '@subrosa/rules/documents/document-details';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { QueryFallback } from '../../../shared/ui/query-fallback.tsx';
import { documentAccessQuery } from '../api/identity.ts';
import facts from '../case/details.module.css';

type WrittenDetailsProps = { id: string };

/** The details that a member wrote beside a document. */
export function WrittenDetails({ id }: WrittenDetailsProps) {
  const query = useQuery(documentAccessQuery(id));
  const [text, setText] = useState<string>();
  useEffect(() => {
    void query.data?.text().then(setText);
  }, [query.data]);
  const details = text === undefined ? null : parseDocumentDetails(text);
  if (!details) return <QueryFallback compact query={query} skeleton={null} />;
  return (
    <dl className={facts.details}>
      <div>
        <dt>
          <Trans>Full name</Trans>
        </dt>
        <dd>
          <bdi>{details.fullName}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>ID number</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{details.documentNumber}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Date of birth</Trans>
        </dt>
        <dd>
          <DateText date={details.dateOfBirth} />
        </dd>
      </div>
    </dl>
  );
}
