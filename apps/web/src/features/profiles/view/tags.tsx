import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import classes from './tags.module.css';

type TagsProps = { tags: readonly { id: string; name: string; common?: boolean }[] };

/** A list of tags; those that the viewer shares are marked. */
export function Tags({ tags }: TagsProps) {
  const { t } = useLingui();
  return (
    <ul className={classes.tags}>
      {tags.map(({ id, name, common = false }) => (
        <li key={id} data-common={common || undefined}>
          {common && <IconCheck size={15} stroke={2} role="img" aria-label={t`In common`} />}
          {name}
        </li>
      ))}
    </ul>
  );
}
