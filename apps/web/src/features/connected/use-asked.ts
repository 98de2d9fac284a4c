import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Filter } from '../explore/index.ts';
import { addressOf, askedOf } from './asked.ts';

/** The tab and the filter of the address. A change is seen at once, and the address follows. */
export function useAsked() {
  const fromAddress = askedOf(useSearch({ strict: false }));
  const address = JSON.stringify(addressOf(fromAddress));
  const [held, setHeld] = useState({ address, asked: fromAddress });
  const navigate = useNavigate();

  if (held.address !== address) setHeld({ address, asked: fromAddress });

  function change(filter: Filter) {
    const asked = { ...held.asked, filter };
    setHeld({ address, asked });
    void navigate({ to: '/profile/connected', search: addressOf(asked), replace: true, resetScroll: false });
  }

  return { ...held.asked, change };
}
