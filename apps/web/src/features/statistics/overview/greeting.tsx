import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../shared/use-now.ts';

type GreetingProps = { name: string };

const NOON = 12;
const EVENING = 18;

/** By the local time of the viewer's device. */
export function Greeting({ name }: GreetingProps) {
  const hour = useNow().getHours();
  if (hour < NOON) return <Trans>Good morning, {name}</Trans>;
  return hour < EVENING ? <Trans>Good afternoon, {name}</Trans> : <Trans>Good evening, {name}</Trans>;
}
