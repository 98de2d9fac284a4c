import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaKind } from '@subrosa/rules/media/limits';

/** The text alternative of a picture: its caption, else its kind. */
export function labelOf({ kind }: { kind: MediaKind }, caption = ''): string {
  if (caption !== '') return caption;
  return kind === 'video' ? i18n._(msg`Video`) : i18n._(msg`Photo`);
}
