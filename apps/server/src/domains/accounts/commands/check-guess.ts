import type { GuessOrigin } from '@subrosa/rules/accounts/limits';
import { afterWrongGuess, isLocked } from '@subrosa/rules/accounts/lock';
import type { Tx } from '../../../platform/db/database.ts';
import type { Browser } from '../../../platform/http/browser.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { findKnownBrowser } from '../../devices/index.ts';
import { findGuesses, lockGuesses, saveGuesses } from '../store/guesses.ts';

interface Guess {
  memberId: string;
  origin: GuessOrigin;
  /** Compares what was entered. Runs only while guesses are not locked. */
  isRight: () => Promise<boolean>;
  /** The error for a wrong guess. */
  wrong: CommittedApiError;
}

const locked = () => new CommittedApiError('accounts.guessesLocked');

/**
 * Checks a member's password or code; every check except the password of a sign-in uses it. Wrong guesses are counted over all routes, and
 * the count locks all of them. Returns null if the guess was right. A right guess resets no count: otherwise a person who knows the
 * password could reset the count of wrong codes.
 */
export async function checkGuess(tx: Tx, guess: Guess, { clock }: Pick<ApiPlatform, 'clock'>): Promise<CommittedApiError | null> {
  const { memberId, origin } = guess;
  const now = clock.now();
  const before = await lockGuesses(tx, memberId, origin);
  if (before && isLocked(before, now)) return locked();
  if (await guess.isRight()) return null;
  const after = afterWrongGuess(before, origin, now);
  await saveGuesses(tx, memberId, origin, after);
  if (after.lockedUntil) await emit(tx, clock, 'accounts.guessesLocked', { memberId, origin });
  return guess.wrong;
}

/** For a step that compares nothing yet, but leads to a guess. */
export async function checkNotLocked(
  tx: Tx,
  { memberId, origin }: Pick<Guess, 'memberId' | 'origin'>,
  { clock }: Pick<ApiPlatform, 'clock'>,
): Promise<CommittedApiError | null> {
  const guesses = await findGuesses(tx, memberId, origin);
  return guesses && isLocked(guesses, clock.now()) ? locked() : null;
}

/**
 * Browsers on which the member has signed in are counted separately, so that a stranger who knows the password or reads the mailbox cannot
 * lock the owner out of them. Requests of a signed-in device pass no browser.
 */
export async function originOf(
  tx: Tx,
  memberId: string,
  browser: Browser | undefined,
  { config }: Pick<ApiPlatform, 'config'>,
): Promise<GuessOrigin> {
  if (browser === undefined) return 'known';
  const known = await findKnownBrowser(tx, { memberId, browser, secret: config.CREDENTIAL_SECRET });
  return known ? 'known' : 'unknown';
}
