import { parseWireDate } from '@subrosa/rules/format/dates';
import { DateText } from '../../shared/ui/date-text.tsx';

type WireDayProps = { day: string | null };

/** A day as the service writes it, DDMMYYYY, as the house shows it. */
export function WireDay({ day }: WireDayProps) {
  const date = parseWireDate(day ?? '');
  return date && <DateText date={date} />;
}
