import { Trans, useLingui } from '@lingui/react/macro';
import type { GroupEvent } from '@subrosa/rules/conversations/groups';

type EventTextProps = {
  event: { what: GroupEvent; senderId: string; memberIds: readonly string[] };
  nameOf: (memberId: string) => string;
};

/** A group event in one line. */
export function EventText({ event: { what, senderId, memberIds }, nameOf }: EventTextProps) {
  const { i18n } = useLingui();
  const who = nameOf(senderId);
  const names = new Intl.ListFormat(i18n.locale).format(memberIds.map(nameOf));
  switch (what) {
    case 'created':
      return <Trans>Group created: {who}</Trans>;
    case 'described':
      return <Trans>Name or photo changed: {who}</Trans>;
    case 'added':
      return <Trans>Joined: {names}</Trans>;
    case 'removed':
      return <Trans>Removed: {names}</Trans>;
    case 'left':
      return <Trans>Left: {who}</Trans>;
    case 'promoted':
      return <Trans>Now an admin: {names}</Trans>;
    case 'demoted':
      return <Trans>No longer an admin: {names}</Trans>;
    default:
      return what satisfies never;
  }
}
