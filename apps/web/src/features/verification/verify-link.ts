import type { LinkProps } from '@tanstack/react-router';
import type { VerifyStep } from './search.ts';

/** Where one proves who one is, or a step of it. */
export function linkToVerify(step?: VerifyStep): Pick<LinkProps, 'to' | 'search'> {
  return { to: '/verify', search: step ? { step } : {} };
}
