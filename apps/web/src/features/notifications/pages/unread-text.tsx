import { Plural, Trans } from '@lingui/react/macro';

type UnreadTextProps = {
  /** Undefined while nobody has counted. */
  unread: number | undefined;
};

/** How many are unread. Before that is known the line is empty, and as high. */
export function UnreadText({ unread }: UnreadTextProps) {
  if (unread === undefined) return '\u00A0';
  if (unread >= 100) return <Trans>99+ unread</Trans>;
  return <Plural value={unread} _0="You’re all caught up" one="# unread" other="# unread" />;
}
