/** Compares the pieces of a file with the banned words. */
import { matches, type Rule, type Rules } from './banned.ts';
import type { Piece, Scope } from './split-code.ts';

export interface Finding {
  file: string;
  line: number;
  scope: Scope;
  word: string;
  use: string;
}

const knownParts = new Map<string, string[]>();

/** `recordLook`, `LOOK_MS`, `record-look` → record, look, ms. */
export function partsOf(name: string): string[] {
  let parts = knownParts.get(name);
  if (!parts) {
    parts = name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .split(/[^\p{L}\d]+/u)
      .filter((part) => part !== '')
      .map((part) => part.toLowerCase());
    // Names repeat, sentences do not.
    if (name.length < 40) knownParts.set(name, parts);
  }
  return parts;
}

class Inspection {
  readonly findings: Finding[] = [];
  readonly #file: string;
  readonly #rules: Rules;
  readonly #applies = new Map<Rule, boolean>();
  readonly #counted = new Map<Rule, Finding[]>();

  constructor(file: string, rules: Rules) {
    this.#file = file;
    this.#rules = rules;
  }

  inspectPath(): void {
    const names = this.#file.split('/');
    const last = names.pop() ?? '';
    this.#checkWords({ scope: 'path', text: last, line: 1 });
    for (const folder of names) this.#checkWords({ scope: 'path', text: `${folder}/`, line: 1 });
  }

  inspectPiece(piece: Piece): void {
    if (piece.scope === 'identifier') for (const rule of this.#rules.whole.get(piece.text) ?? []) this.#report(rule, piece);
    this.#checkWords(piece);
    if (piece.isTest && !this.#isShaped(piece.text)) {
      const { use } = this.#rules.banned.titles;
      this.findings.push({ file: this.#file, line: piece.line, scope: 'titleShape', word: 'title', use });
    }
  }

  /** Reports what exceeds the number that a file may have. */
  finish(): Finding[] {
    for (const [rule, findings] of this.#counted) this.findings.push(...findings.slice(rule.perFile));
    return this.findings;
  }

  #checkWords(piece: Piece): void {
    const parts = partsOf(piece.text);
    for (const part of parts) for (const rule of this.#rules.forWord(part)) this.#report(rule, piece);
    if (parts.length < 2) return;
    const isName = piece.scope === 'identifier' || piece.scope === 'path';
    const text = isName ? parts.join(' ') : piece.text;
    for (const rule of this.#rules.phrases) {
      if (rule.scopes.includes(piece.scope)) for (const _ of text.matchAll(rule.phrase)) this.#report(rule, piece);
    }
  }

  #report(rule: Rule, { scope, line, text }: Piece): void {
    if (!rule.scopes.includes(scope) || !this.#appliesHere(rule) || rule.allowedText.some((allowed) => allowed.test(text))) return;
    const finding = { file: this.#file, line, scope, word: rule.word, use: rule.use };
    if (rule.perFile === undefined) this.findings.push(finding);
    else this.#counted.set(rule, [...(this.#counted.get(rule) ?? []), finding]);
  }

  #appliesHere(rule: Rule): boolean {
    let applies = this.#applies.get(rule);
    if (applies === undefined) {
      const isHere = (glob: string): boolean => matches(this.#file, glob);
      applies = (rule.only?.some(isHere) ?? true) && !rule.allow?.some(isHere);
      this.#applies.set(rule, applies);
    }
    return applies;
  }

  /** Whether a test title starts with a verb in the third person, or with a name or a placeholder, and is not too long. */
  #isShaped(title: string): boolean {
    const { longest, notVerbs } = this.#rules.banned.titles;
    const [first = ''] = title.split(/[\s,:]/);
    const isName = /[%$@/.(A-Z]/.test(first);
    const isVerb = /^[a-z]+s$/.test(first) && !notVerbs.includes(first);
    return title.length <= longest && (isName || isVerb);
  }
}

export function inspect(file: string, pieces: readonly Piece[], rules: Rules): Finding[] {
  const inspection = new Inspection(file, rules);
  inspection.inspectPath();
  for (const piece of pieces) inspection.inspectPiece(piece);
  return inspection.finish();
}
