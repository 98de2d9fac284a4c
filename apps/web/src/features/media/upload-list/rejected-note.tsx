import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnMedia } from '@subrosa/contract/media/parts';
import { reasons } from '../labels/reasons.ts';

type RejectedNoteProps = { item: Pick<OwnMedia, 'reason' | 'note'> };

/** Why an item was not published, what staff wrote about it, and what to do. */
export function RejectedNote({ item: { reason, note } }: RejectedNoteProps) {
  const { t } = useLingui();
  if (reason === null) return <Trans>Not published</Trans>;
  const { what, toDo } = reasons[reason];
  return (
    <>
      {t(what)} {t(toDo)}
      {note && (
        <>
          <br />
          <q>{note}</q>
        </>
      )}
    </>
  );
}
