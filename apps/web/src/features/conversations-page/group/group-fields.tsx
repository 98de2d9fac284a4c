import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { ChangeEvent, ReactNode } from 'react';
import { useObjectUrl } from '../../../shared/use-object-url.ts';
import classes from './group-fields.module.css';

type GroupFieldsProps = {
  name: string;
  /** The newly chosen picture. */
  picture: Blob | null;
  /** The current picture, shown while none is chosen. */
  before?: ReactNode;
  problem: string | null;
  onName: (name: string) => void;
  onPicture: (picture: Blob) => void;
};

/** The name and the picture of a group. */
export function GroupFields({ name, picture, before, problem, onName, onPicture }: GroupFieldsProps) {
  const { t } = useLingui();
  const url = useObjectUrl(picture ?? undefined);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) onPicture(file);
  }

  return (
    <div className={classes.fields}>
      <label className={classes.picture}>
        {url ? <img src={url} alt="" /> : (before ?? <IconPhotoPlus size={26} stroke={1.5} aria-hidden="true" />)}
        <input type="file" accept="image/*" className={classes.input} aria-label={t`Group photo`} onChange={handleChange} />
      </label>
      <TextInput
        size="md"
        className={classes.name}
        label={t`Group name`}
        description={<Trans>Visible to group members and people you invite.</Trans>}
        maxLength={conversationLimits.groupName}
        autoComplete="off"
        data-autofocus
        dir="auto"
        value={name}
        error={problem}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
    </div>
  );
}
