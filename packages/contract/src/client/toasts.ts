import type { Success } from './answer.ts';
import { ClientError } from './errors.ts';
import type { Toast } from './types.ts';

export function toasts(toast: (toast: Toast) => void) {
  // A failed refresh is one error to all the calls that waited for it.
  const shown = new WeakSet<Error>();
  return {
    announce({ status, code, message }: Success) {
      if (message !== undefined) toast({ kind: status === 200 || status === 201 ? 'info' : 'error', code, message });
    },
    showOnce(error: unknown) {
      if (!(error instanceof Error) || shown.has(error)) return;
      shown.add(error);
      toast({ kind: 'error', code: error instanceof ClientError ? error.code : undefined, message: error.message });
    },
  };
}
