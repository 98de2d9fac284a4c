import { useNavigate } from '@tanstack/react-router';
import { useAddressFilter } from '../../shared/search/use-address-filter.ts';
import type { Filter } from '../explore/index.ts';
import { addressOf, askedOf, type Asked } from './asked.ts';

/** The tab and the filter of the address. */
export function useAsked() {
  const navigate = useNavigate();
  const { filter: asked, change } = useAddressFilter<Asked>({
    filterOf: askedOf,
    searchOf: addressOf,
    write: (changed) => void navigate({ to: '/profile/connected', search: addressOf(changed), replace: true, resetScroll: false }),
  });
  return { ...asked, change: (filter: Filter) => change({ ...asked, filter }) };
}
