import { fold } from '../reading/normalise.ts';
import { isOrdinaryWord } from '../reading/ordinary-words.ts';
import { type Token, isWord } from '../reading/tokens.ts';
import type { App } from './apps.ts';
import { type Handle, isInvented } from './handle-shapes.ts';
import type { NamedApp } from './named-apps.ts';

// "find me on", "my insta": words before an app that introduce a name.
const LEADING = new Set(fold('+ add find follow look my me reach hit write dm message contact here мій мой моя пиши пишіть').split(' '));

const SHORTEST_NUMBER = 5;

/** What stands between an app and a name. */
export interface Manner {
  /** ":", "=" or an arrow. */
  pointed: boolean;
  /** "username", "ник". */
  identified: boolean;
  /** "is", "as", "я". */
  linked: boolean;
  /** A comma or full stop, which more likely starts something else than a name. */
  parted: boolean;
  /** Any mark. */
  marked: boolean;
}

/** Whether the text after an app is a name on it, or the sentence continues. */
export function isMeant(handle: Handle, named: NamedApp, manner: Manner, tokens: readonly Token[]): boolean {
  const { app, first, native } = named;
  if (handle.number) return app.numbered && handle.text.length >= SHORTEST_NUMBER;
  const led = isLed(tokens, first);
  if (manner.parted) return handle.closing && (isClearlyShaped(handle) ? led || isSurely(app) : led && isLikeName(handle.text));
  if (handle.shaped) return isSurely(app) || native || led || isMeantByShape(handle, app, manner);
  return isMeantAsWord(handle, named, manner, tokens);
}

/** Letters only: it must not be a word with which the sentence continues. */
function isMeantAsWord(handle: Handle, { app, first, native }: NamedApp, manner: Manner, tokens: readonly Token[]): boolean {
  if (isOrdinaryWord(handle.text) || handle.text.length < 4) return false;
  if (manner.identified || (native && !manner.linked)) return true;
  const led = native || isLed(tokens, first);
  return isSurely(app) ? isMeantOnApp(handle, manner, led, !isWord(tokens[first - 1])) : isMeantOnWord(handle, manner, led);
}

// "snap quiet99", but not "line 12a"; after a single letter, a mark must point to it.
function isMeantByShape(handle: Handle, app: App, { pointed, identified, marked }: Manner): boolean {
  return pointed || identified || (isClearlyShaped(handle) && (marked || app.strength === 'word'));
}

/** A plain word after the name of an app. */
function isMeantOnApp(handle: Handle, { pointed, linked, marked }: Manner, led: boolean, alone: boolean): boolean {
  if (pointed) return true;
  return isLikeName(handle.text) && (linked || (handle.closing && (led || alone || marked)));
}

/** A plain word after a word that is the name of an app too. */
function isMeantOnWord(handle: Handle, { pointed }: Manner, led: boolean): boolean {
  return isLikeName(handle.text) && handle.closing && (pointed || led);
}

export function isLikeName(text: string): boolean {
  return isInvented(text) && !isOrdinaryWord(text);
}

// "snap quiet99" contains a name; "line 12a" and "session s01e05" do not.
function isClearlyShaped({ text, shaped }: Handle): boolean {
  return shaped && text.length >= 6 && /^[a-z]{3}/u.test(text);
}

export function isSurely({ strength }: App): boolean {
  return strength === 'sure' || strength === 'short';
}

function isLed(tokens: readonly Token[], first: number): boolean {
  for (let index = Math.max(0, first - 4); index < first; index += 1) if (LEADING.has(tokens[index]?.text ?? '')) return true;
  return false;
}
