import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import type { ProfileSearch } from '../search.ts';

type Tab = {
  /** Nothing for the first: it is where the address leads. */
  tab?: ProfileSearch['tab'];
  label: MessageDescriptor;
  count?: (profile: ProfileView) => number;
};

/** Every tab of the specification, in its order. */
export const tabs: readonly Tab[] = [
  { label: msg`About` },
  { tab: 'gallery', label: msg`Gallery`, count: ({ gallery }) => gallery.total },
  { tab: 'agenda', label: msg`Agenda` },
  { tab: 'requests', label: msg`Requests` },
  { tab: 'verification', label: msg`Verification` },
  { tab: 'endorsements', label: msg`Endorsements` },
];
