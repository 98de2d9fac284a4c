import { parseWireDate } from '@subrosa/rules/format/dates';
import { DateText } from '../../shared/ui/date-text.tsx';

type WireDayProps = { day: string | null };

/** Displays a day of the wire format, DDMMYYYY. */
export function WireDay({ day }: WireDayProps) {
  const date = parseWireDate(day ?? '');
  return date && <DateText date={date} />;
}
