import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileView } from '@subrosa/contract/profiles/parts';
import type { ProfileSearch } from '../search.ts';

type Tab = {
  /** Nothing for the first: it is where the address leads. */
  tab?: ProfileSearch['tab'];
  label: MessageDescriptor;
  count?: (profile: ProfileView) => number;
  /** A tab appears when its domain exists. */
  exists: boolean;
};

/** Every tab of the specification, in its order. */
const everyTab: readonly Tab[] = [
  { label: msg`About`, exists: true },
  { tab: 'gallery', label: msg`Gallery`, count: ({ gallery }) => gallery.total, exists: true },
  { tab: 'agenda', label: msg`Agenda`, exists: true },
  { tab: 'requests', label: msg`Requests`, exists: true },
  { tab: 'verification', label: msg`Verification`, exists: false },
  { tab: 'endorsements', label: msg`Endorsements`, exists: true },
];

export const tabs = everyTab.filter(({ exists }) => exists);
