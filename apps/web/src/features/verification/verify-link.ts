import type { LinkProps } from '@tanstack/react-router';
import type { VerifyStep } from './search.ts';

/** The link to the verification, or a step of it. */
export function linkToVerify(step?: VerifyStep): Pick<LinkProps, 'to' | 'search'> {
  return { to: '/verify', search: step ? { step } : {} };
}
