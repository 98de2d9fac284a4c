import { useTimeZone } from '../use-time-zone.ts';
import { DateText } from './date-text.tsx';

type MomentTextProps = { instant: string; clockOnly?: boolean };

/** A moment as the reader's clock shows it. */
export function MomentText(props: MomentTextProps) {
  return <DateText {...props} timeZone={useTimeZone()} />;
}
