import { Trans } from '@lingui/react/macro';
import { parseWireDate } from '@subrosa/rules/format/dates';
import type { ReactNode } from 'react';
import { DateText } from '../../../shared/ui/date-text.tsx';
import type { Notification } from '../api/notifications.ts';

type ComingSentenceProps = { who: ReactNode; context: Notification['context'] };

const dayOf = (wire: string | null) => wire && parseWireDate(wire);

/** Who arrives where, and the dates as far as they are visible. */
export function ComingSentence({ who, context }: ComingSentenceProps) {
  const [from, to] = [dayOf(context.from), dayOf(context.to)];
  if (!context.city) return <Trans>{who} is coming to your city</Trans>;
  const city = <bdi>{context.city}</bdi>;
  if (!from || !to) {
    return (
      <Trans>
        {who} is coming to {city}
      </Trans>
    );
  }
  const [first, last] = [<DateText key="first" date={from} />, <DateText key="last" date={to} />];
  return (
    <Trans>
      {who} is coming to {city}, from {first} to {last}
    </Trans>
  );
}
