import { personalWords } from '@subrosa/rules/accounts/password';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { configQuery } from '../../../shared/config.ts';
import { closeEstimator, estimatePassword } from './estimator-client.ts';
import type { Estimate } from './estimate.ts';

const PAUSE_MS = 150;

/** The estimate of the typed password once the typing pauses; null while it is empty or not estimated yet. */
export function useEstimate(password: string, names: readonly string[]): Estimate | null {
  const { data: config } = useQuery(configQuery);
  const [known, setKnown] = useState<{ password: string; estimate: Estimate } | null>(null);
  const words = personalWords(names, config?.brand.name ?? '').join('\n');

  useEffect(() => closeEstimator, []);

  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      estimatePassword(password, words.split('\n')).then(
        (estimate) => isCurrent && setKnown({ password, estimate }),
        // A failure is ignored here, because the form reports it on submit.
        () => isCurrent && setKnown(null),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, words]);

  return password === '' ? null : (known?.estimate ?? null);
}
