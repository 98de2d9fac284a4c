import type { Domain } from '../platform/domain.ts';
import { accounts } from '../domains/accounts/index.ts';
import { devices } from '../domains/devices/index.ts';
import { reference } from '../domains/reference/index.ts';
import { subscriptions } from '../domains/subscriptions/index.ts';
import { support } from '../domains/support/index.ts';

/** Every domain of the house. What is not in this list does not exist. */
export const domains: readonly Domain[] = [accounts, devices, reference, subscriptions, support];

export const endpoints = domains.flatMap((domain) => domain.endpoints ?? []);
export const listeners = domains.flatMap((domain) => domain.listeners ?? []);
