import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { mediaLimits } from '@subrosa/rules/media/limits';
import type { PersonDraft } from './draft.ts';
import { PersonFields } from './person-fields.tsx';
import classes from './declaration.module.css';

type PeopleFieldsProps = { people: readonly PersonDraft[]; onChange: (people: PersonDraft[]) => void };

const newKey = () => crypto.randomUUID();

/** The depicted people, one row each. */
export function PeopleFields({ people, onChange }: PeopleFieldsProps) {
  const isFull = people.length >= mediaLimits.people;
  const add = (person: PersonDraft) => onChange([...people, person]);
  return (
    <>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.key} className={classes.person}>
            <PersonFields
              person={person}
              onChange={(changed) => onChange(people.map((one) => (one.key === person.key ? changed : one)))}
              onRemove={() => onChange(people.filter((one) => one.key !== person.key))}
            />
          </li>
        ))}
      </ul>
      <div className={classes.add}>
        <Button
          variant="default"
          size="sm"
          disabled={isFull || people.some(({ who }) => who === 'self')}
          onClick={() => add({ key: newKey(), who: 'self' })}
        >
          <Trans>Add myself</Trans>
        </Button>
        <Button variant="default" size="sm" disabled={isFull} onClick={() => add({ key: newKey(), who: 'member', username: '' })}>
          <Trans>Add another member</Trans>
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={isFull}
          onClick={() => add({ key: newKey(), who: 'other', name: '', releaseId: null })}
        >
          <Trans>Add someone else</Trans>
        </Button>
      </div>
    </>
  );
}
