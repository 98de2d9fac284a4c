import { Trans } from '@lingui/react/macro';
import type { CalendarEntry } from '@subrosa/contract/calendar/schemas';

type EntryTitleProps = {
  entry: Pick<CalendarEntry, 'type' | 'mine' | 'title' | 'city'>;
  /** The owner's name; undefined when the page names the owner already. */
  owner?: string | undefined;
};

/** The title of an entry in a list; the entries of other members include their names. */
export function EntryTitle({ entry: { type, mine, title, city }, owner }: EntryTitleProps) {
  const name = <bdi>{owner}</bdi>;
  if (type === 'birthday') return mine ? <Trans>Your birthday</Trans> : owner ? <Trans>{name}’s birthday</Trans> : <Trans>Birthday</Trans>;
  if (type === 'travel' && city) {
    const where = <bdi>{city.name}</bdi>;
    if (mine) return <Trans>Your trip to {where}</Trans>;
    if (owner)
      return (
        <Trans>
          {name} in {where}
        </Trans>
      );
  }
  const text = <bdi>{title}</bdi>;
  return mine || !owner ? (
    text
  ) : (
    <Trans>
      {name}: {text}
    </Trans>
  );
}
