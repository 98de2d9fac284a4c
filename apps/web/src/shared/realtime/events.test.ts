import { deployments, spotsChanged } from '@subrosa/contract/socket-names';
import { describe, expect, it, vi } from 'vitest';
import { onEvent, passOn } from './events.ts';

describe('an event', () => {
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
    const received = vi.fn<(payload: unknown) => void>();
    const stop = onEvent(deployments, received);
    stop();
    passOn('deployments', { release: 'next' });
    expect(received).not.toHaveBeenCalled();
  });

  it('that nobody asked for is let go', () => {
    expect(() => passOn('constructor', {})).not.toThrow();
  });
});
