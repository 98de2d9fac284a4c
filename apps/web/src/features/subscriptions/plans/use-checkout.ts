import type { PaidPlanId } from '@subrosa/rules/subscriptions/checkout';
import { useEffect, useState } from 'react';
import { startCheckout, startUpgrade, abandonCheckout, type Checkout } from '../api/checkout.ts';

/** The checkout from choosing a plan to the redirect to the payment page. */
export function useCheckout() {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [isOpened, setOpened] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  // After Back, a page from the back-forward cache must be usable again.
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
      // The toast shows the error.
    }
  }

  function leave() {
    if (!checkout) return;
    setLeaving(true);
    window.location.assign(checkout.provider.redirectUrl);
  }

  function close() {
    setOpened(false);
    if (checkout) abandonCheckout(checkout);
  }

  return { checkout, isOpened, isLeaving, choose, leave, close };
}
