import { Trans } from '@lingui/react/macro';
import { readParticulars } from '@subrosa/rules/documents/particulars';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { Unloaded } from '../../../shared/ui/unloaded.tsx';
import { lookQuery } from '../calls/identity.ts';
import facts from '../item/facts.module.css';

type WrittenDetailsProps = { id: string };

/** What a member wrote beside a document. */
export function WrittenDetails({ id }: WrittenDetailsProps) {
  const query = useQuery(lookQuery(id));
  const [text, setText] = useState<string>();
  useEffect(() => {
    void query.data?.text().then(setText);
  }, [query.data]);
  const said = text === undefined ? null : readParticulars(text);
  if (!said) return <Unloaded compact query={query} skeleton={null} />;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>
          <Trans>Full name</Trans>
        </dt>
        <dd>
          <bdi>{said.fullName}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Number of the document</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{said.documentNumber}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Date of birth</Trans>
        </dt>
        <dd>
          <DateText date={said.dateOfBirth} />
        </dd>
      </div>
    </dl>
  );
}
