import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { RowAction } from '../upload-list/row-action.tsx';
import type { PersonDraft } from './draft.ts';
import { ReleaseField } from './release-field.tsx';
import classes from './declaration.module.css';

type PersonFieldsProps = { person: PersonDraft; onChange: (person: PersonDraft) => void; onRemove: () => void };

/** One depicted person: the member, another member, or a non-member with a signed release. */
export function PersonFields({ person, onChange, onRemove }: PersonFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.fields}>
        {person.who === 'self' && (
          <p className={classes.self}>
            <Trans>Me</Trans>
          </p>
        )}
        {person.who === 'member' && (
          <TextInput
            size="md"
            label={t`Member’s username`}
            description={t`We’ll ask them first. It’s published once they agree, and they can object at any time.`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={person.username}
            onChange={({ currentTarget }) => onChange({ ...person, username: currentTarget.value })}
          />
        )}
        {person.who === 'other' && (
          <>
            <TextInput
              size="md"
              label={t`Person’s name`}
              description={t`For our records. Only our team can see it.`}
              autoComplete="off"
              maxLength={100}
              value={person.name}
              onChange={({ currentTarget }) => onChange({ ...person, name: currentTarget.value })}
            />
            <ReleaseField value={person.releaseId} onChange={(releaseId) => onChange({ ...person, releaseId })} />
          </>
        )}
      </div>
      <RowAction label={t`Remove person`} icon={IconX} onClick={onRemove} />
    </>
  );
}
