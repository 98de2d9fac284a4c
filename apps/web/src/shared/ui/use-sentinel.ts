import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onReach` when the element is near the viewport; a new `watch` value re-arms it, false disables it. */
export function useSentinel(element: RefObject<HTMLElement | null>, watch: number | false, onReach: () => void): void {
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (watch === false || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(), {
      rootMargin: '400px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watch]);
}
