import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReviewedMedia } from '../calls/media-for-review.ts';
import { consentLabels } from '../labels.ts';
import classes from './facts.module.css';
import { FactsTitle, type FactsLevel } from './facts-title.tsx';

type PeopleProps = { item: ReviewedMedia; level: FactsLevel };

type Person = ReviewedMedia['people'][number];

const hasConsented = ({ consent }: Person) => consent === 'given' || consent === 'confirmed';

/** Who is shown, as the uploader stated it, and whether they agreed. */
export function People({ item, level }: PeopleProps) {
  return (
    <section>
      <FactsTitle level={level}>
        <Trans>Who is shown</Trans>
      </FactsTitle>
      {item.shows === null && (
        <p className={classes.warning}>
          <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />
          <Trans>The uploader has not said.</Trans>
        </p>
      )}
      {item.shows === 'nobody' && (
        <p className={classes.text}>
          <Trans>Nobody, says the uploader.</Trans>
        </p>
      )}
      {item.people.length > 0 && <PeopleTable people={item.people} />}
    </section>
  );
}

function PeopleTable({ people }: { people: readonly Person[] }) {
  const { t } = useLingui();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>Consent</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <PersonName person={person} />
            </th>
            <td data-ok={hasConsented(person)}>
              {hasConsented(person) ? (
                <IconCheck size={17} stroke={2} aria-hidden="true" />
              ) : (
                <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />
              )}
              {t(consentLabels[person.consent])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PersonName({ person: { who, username, name } }: { person: Person }) {
  if (who === 'self') return <Trans>The uploader</Trans>;
  if (who === 'member') return username === null ? <Trans>A member who has left</Trans> : <bdi>{username}</bdi>;
  return (
    <Trans>
      <bdi>{name}</bdi>, by a signed release
    </Trans>
  );
}
