import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { clockText } from '../format.ts';
import type { PositionedEntry } from '../placing/place-entries.ts';
import { kindNames } from '../labels.ts';
import { EntryTitle } from './entry-title.tsx';

type EntryLabelProps = { positionedEntry: PositionedEntry; owner: string | undefined };

/** The title, and for screen readers also the type and the time. */
export function EntryLabel({ positionedEntry: { entry, start }, owner }: EntryLabelProps) {
  const { t } = useLingui();
  return (
    <>
      <VisuallyHidden>{t(kindNames[entry.type])} </VisuallyHidden>
      <EntryTitle entry={entry} owner={owner} />
      {start !== null && <VisuallyHidden> {clockText(start)}</VisuallyHidden>}
    </>
  );
}
