import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HelpLink } from '../../../shared/help/help-link.tsx';
import { statementsOfReasonsQuery } from '../api/statements-of-reasons.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { StatementOfReasonsRow } from '../statements-of-reasons/statement-of-reasons-row.tsx';

/** `/settings/decisions`: decisions of staff about the member, their reasons, and the appeals. */
export function StatementsOfReasons() {
  const query = useQuery(statementsOfReasonsQuery);
  return (
    <>
      <PageTitle>
        <Trans>Decisions</Trans>
      </PageTitle>
      <Section
        title={<Trans>Decisions about you</Trans>}
        description={<Trans>Decisions about your account or content appear here, with the reason. Only you can see them.</Trans>}
      >
        <Loaded query={query} rows={2}>
          {(statementsOfReasons) =>
            statementsOfReasons.length === 0 ? (
              <Row title={<Trans>No decisions against you</Trans>} />
            ) : (
              statementsOfReasons.map((statementOfReasons) => (
                <StatementOfReasonsRow key={statementOfReasons.id} statementOfReasons={statementOfReasons} />
              ))
            )
          }
        </Loaded>
      </Section>
      <HelpLink topic="decisions" />
    </>
  );
}
