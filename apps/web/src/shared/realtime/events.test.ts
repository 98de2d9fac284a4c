import * as announcements from '@subrosa/contract/announcements';
import * as moderation from '@subrosa/contract/moderation';
import * as realtime from '@subrosa/contract/realtime';
import * as subscriptions from '@subrosa/contract/subscriptions';
import { describe, expect, it, vi } from 'vitest';
import { announcementsChanged, casesChanged, deployments, onEvent, passOn, spotsChanged, subscriptionChanged } from './events.ts';

describe('an event', () => {
  it('has the name that the contract gives it', () => {
    expect(deployments.name).toBe(realtime.deployments.name);
    expect(announcementsChanged.name).toBe(announcements.announcementsChanged.name);
    expect(casesChanged.name).toBe(moderation.casesChanged.name);
    expect(spotsChanged.name).toBe(subscriptions.spotsChanged.name);
    expect(subscriptionChanged.name).toBe(subscriptions.subscriptionChanged.name);
  });

  it('reaches everyone who asked for it, and nobody else', () => {
    const [one, other, stranger] = [
      vi.fn<(payload: unknown) => void>(),
      vi.fn<(payload: unknown) => void>(),
      vi.fn<(payload: unknown) => void>(),
    ];
    onEvent(deployments, one);
    onEvent(deployments, other);
    onEvent(spotsChanged, stranger);
    passOn('deployments', { release: 'next' });
    expect(one).toHaveBeenCalledExactlyOnceWith({ release: 'next' });
    expect(other).toHaveBeenCalledOnce();
    expect(stranger).not.toHaveBeenCalled();
  });

  it('is not heard any more by who stopped listening', () => {
    const heard = vi.fn<(payload: unknown) => void>();
    const stop = onEvent(deployments, heard);
    stop();
    passOn('deployments', { release: 'next' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('that nobody asked for is let go', () => {
    expect(() => passOn('constructor', {})).not.toThrow();
  });
});
