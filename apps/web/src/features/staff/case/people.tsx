import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReviewedMedia } from '../api/media-for-review.ts';
import { consentLabels } from '../labels.ts';
import classes from './details.module.css';
import { DetailsTitle, type DetailsLevel } from './details-title.tsx';

type PeopleProps = { item: ReviewedMedia; level: DetailsLevel };

type Person = ReviewedMedia['people'][number];

const hasConsented = ({ consent }: Person) => consent === 'given' || consent === 'confirmed';

/** The depicted people by the uploader's declaration, and whether they consented. */
export function People({ item, level }: PeopleProps) {
  return (
    <section>
      <DetailsTitle level={level}>
        <Trans>People shown</Trans>
      </DetailsTitle>
      {item.depicts === null && (
        <p className={classes.warning}>
          <IconAlertTriangle size={17} stroke={1.8} aria-hidden="true" />
          <Trans>The uploader hasn’t said.</Trans>
        </p>
      )}
      {item.depicts === 'nobody' && (
        <p className={classes.text}>
          <Trans>According to the uploader, it shows no one.</Trans>
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
  if (who === 'self') return <Trans>Uploader</Trans>;
  if (who === 'member') return username === null ? <Trans>Former member</Trans> : <bdi>{username}</bdi>;
  return (
    <Trans>
      <bdi>{name}</bdi>, with a signed consent form
    </Trans>
  );
}
