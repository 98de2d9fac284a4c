import { useTimeZone } from '../use-time-zone.ts';
import { DateText } from './date-text.tsx';

type MomentTextProps = { instant: string; clockOnly?: boolean };

/** An instant in the viewer's time zone. */
export function MomentText(props: MomentTextProps) {
  return <DateText {...props} timeZone={useTimeZone()} />;
}
