import { useLingui } from '@lingui/react/macro';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { VerifiedBadge } from '../../../shared/ui/verified-badge.tsx';
import { Avatar, type ListRow } from '../../connections/index.ts';
import classes from './person-choice.module.css';

type Person = ListRow['member'];

type PersonChoiceProps = { people: readonly Person[]; chosen: string | null; onChoose: (person: Person) => void };

/** A choice of one member: native radios below rows. */
export function PersonChoice({ people, chosen, onChoose }: PersonChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t`Recipient`} className={classes.people}>
      {people.map((person) => (
        <label key={person.id} className={classes.person}>
          <input type="radio" name={name} className={classes.input} checked={chosen === person.id} onChange={() => onChoose(person)} />
          <Avatar member={person} />
          <bdi className={classes.name}>{person.username}</bdi>
          {person.verified && <VerifiedBadge size={16} />}
          <span className={classes.icon} aria-hidden="true">
            {chosen === person.id ? <IconCircleCheckFilled size={24} /> : <IconCircle size={24} stroke={1.5} />}
          </span>
        </label>
      ))}
    </div>
  );
}
