import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onReach` when the element comes near the visible part of the page; `watch` re-arms it, a falsy one rests it. */
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
