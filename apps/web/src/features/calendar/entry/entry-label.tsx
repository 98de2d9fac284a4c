import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { clockText } from '../format.ts';
import type { PositionedEntry } from '../placing/place.ts';
import { kindNames } from '../labels.ts';
import { EntryTitle } from './entry-title.tsx';

type EntryLabelProps = { placed: PositionedEntry; owner: string | undefined };

/** The title, and for who does not see where it stands: its kind and its time. */
export function EntryLabel({ placed: { entry, start }, owner }: EntryLabelProps) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>{t(kindNames[entry.type])} </VisuallyHidden>
      <EntryTitle entry={entry} owner={owner} />
      {start !== null && <VisuallyHidden> {clockText(start)}</VisuallyHidden>}
    </>
  );
}
