import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { MemberCard } from '../api/search-members.ts';
import type { NameOf } from '../use-interest-names.ts';
import classes from './card-tags.module.css';

const MOST = 3;

type CardTagsProps = { interests: MemberCard['interests']; nameOf: NameOf };

/** A few interests; those that the viewer shares come first and are marked. */
export function CardTags({ interests, nameOf }: CardTagsProps) {
  const { t } = useLingui();
  if (interests.length === 0) return null;
  const inOrder = [...interests.filter(({ common }) => common), ...interests.filter(({ common }) => !common)];
  return (
    <ul className={classes.tags}>
      {inOrder.slice(0, MOST).map(({ id, common }) => (
        <li key={id} data-common={common || undefined}>
          {common && <IconCheck size={14} stroke={2} role="img" aria-label={t`In common`} />}
          <span>{nameOf(id)}</span>
        </li>
      ))}
    </ul>
  );
}
