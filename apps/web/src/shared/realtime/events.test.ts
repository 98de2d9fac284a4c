import { deployments, spotsChanged } from '@subrosa/contract/socket-names';
import { describe, expect, it, vi } from 'vitest';
import { onEvent, passOn } from './events.ts';

describe('onEvent', () => {
  it('calls all handlers of an event, and no others', () => {
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

  it('calls no handler after it was removed', () => {
    const received = vi.fn<(payload: unknown) => void>();
    const stop = onEvent(deployments, received);
    stop();
    passOn('deployments', { release: 'next' });
    expect(received).not.toHaveBeenCalled();
  });

  it('ignores an event without handlers', () => {
    expect(() => passOn('constructor', {})).not.toThrow();
  });
});
