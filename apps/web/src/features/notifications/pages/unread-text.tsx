import { Plural, Trans } from '@lingui/react/macro';

type UnreadTextProps = {
  /** Undefined until it is loaded. */
  unread: number | undefined;
};

/** The unread count. Until it is loaded, the line is empty but as high. */
export function UnreadText({ unread }: UnreadTextProps) {
  if (unread === undefined) return '\u00A0';
  if (unread >= 100) return <Trans>99+ unread</Trans>;
  return <Plural value={unread} _0="You’re all caught up" one="# unread" other="# unread" />;
}
