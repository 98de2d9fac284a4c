import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useDiscreetTitle } from '../features/privacy-screen/index.ts';

export const notAvailable = msg`This page is not available`;

/** The title of the tab; neutral for members who chose a discreet title. */
export function titleOf(title: MessageDescriptor): string {
  return useDiscreetTitle.getState().discreetTitle ? i18n._(msg`Home`) : `${i18n._(title)} · Subrosa`;
}

/** The same as a route's `head`. */
export function titled(title: MessageDescriptor) {
  return () => ({ meta: [{ title: titleOf(title) }] });
}
