import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { useEffect, useState } from 'react';
import { startCheckout, startUpgrade, abandonCheckout, type Checkout } from '../api/checkout.ts';

/** From choosing a plan to leaving for the payment page, with everything said in between. */
export function useCheckout() {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  async function choose(planId: PaidPlanId, isChange: boolean): Promise<void> {
    try {
      setCheckout(await (isChange ? startUpgrade : startCheckout)(planId));
      setOpened(true);
    } catch {
      // The toast says what is in the way.
    }
  }

  function leave() {
    if (!checkout) return;
    setLeaving(true);
    window.location.assign(checkout.provider.address);
  }

  function close() {
    setOpened(false);
    if (checkout) abandonCheckout(checkout);
  }

  return { checkout, isOpened, isLeaving, choose, leave, close };
}
