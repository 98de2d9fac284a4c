import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { statementsOfReasonsQuery } from '../calls/statements-of-reasons.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Row } from '../components/row.tsx';
import { Section } from '../components/section.tsx';
import { StatementOfReasonsRow } from '../decisions/statement-of-reasons-row.tsx';

/** `/settings/decisions`: what staff decided against oneself, why, and the appeal. */
export function Decisions() {
  const query = useQuery(statementsOfReasonsQuery);
  return (
    <>
      <PageTitle>
        <Trans>Decisions</Trans>
      </PageTitle>
      <Section
        title={<Trans>What was decided about you</Trans>}
        description={
          <Trans>Every decision of our staff against something of yours stands here, with its reason. Nobody else sees it.</Trans>
        }
      >
        <Loaded query={query} rows={2}>
          {(statementsOfReasons) =>
            statementsOfReasons.length === 0 ? (
              <Row title={<Trans>Nothing was decided against you</Trans>} />
            ) : (
              statementsOfReasons.map((statementOfReasons) => (
                <StatementOfReasonsRow key={statementOfReasons.id} statementOfReasons={statementOfReasons} />
              ))
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
