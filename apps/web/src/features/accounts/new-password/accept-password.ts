import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mayShareHashPrefix, personalWords, strengthOf } from '@subrosa/rules/accounts/password';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../shared/config.ts';
import { validatePassword } from '../field-errors.ts';
import { FieldError } from '../use-auth-form.ts';
import { closeEstimator, estimatePassword } from './estimator-client.ts';
import { isBreached } from './breached-range.ts';

declare const accepted: unique symbol;

/** A new password that passed every rule: functions that derive secrets from a new password accept no other type. */
export type AcceptedPassword = string & { readonly [accepted]: true };

/**
 * Returns the typed password as accepted, or throws the error for the field. The server never receives the password, so only the browser
 * can enforce the rules.
 */
export function useAcceptPassword() {
  const { data: config } = useQuery(configQuery);

  return async (password: string, { field, names }: { field: string; names: readonly string[] }): Promise<AcceptedPassword> => {
    const complaint = validatePassword(password, names);
    if (complaint !== null) throw new FieldError(field, complaint);
    const { guesses } = await estimatePassword(password, personalWords(names, config?.brand.name ?? '')).catch(() => {
      throw new FieldError(field, i18n._(msg`We couldn’t check your password. Check your connection and try again.`));
    });
    if (strengthOf(guesses) === 'weak') {
      throw new FieldError(field, i18n._(msg`This password is too easy to guess. Add another word or two.`));
    }
    if (config?.breachedPasswords && mayShareHashPrefix(guesses) && (await isBreached(password))) {
      throw new FieldError(field, i18n._(msg`This password was found in a data breach. Choose a different one.`));
    }
    // On a small phone, Argon2id needs the memory.
    closeEstimator();
    return password as AcceptedPassword;
  };
}
