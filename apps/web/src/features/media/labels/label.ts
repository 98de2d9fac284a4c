import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MediaKind } from '@subrosa/rules/media/limits';

/** What stands for a picture that cannot be seen: its caption, else what it is. */
export function labelOf({ kind }: { kind: MediaKind }, caption = ''): string {
  if (caption !== '') return caption;
  return kind === 'video' ? i18n._(msg`Video`) : i18n._(msg`Photo`);
}
