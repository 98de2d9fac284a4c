/** Checks the subject of a commit: `scope: imperative`, at most 72 characters. */

const LONGEST = 72;
const SHAPE = /^[a-z0-9][a-z0-9 ,./-]*: (?<verb>\S+)/;

const setOf = (text: string): Set<string> => new Set(text.split(' '));

/** Imperatives that end like another verb form. */
const IMPERATIVES = setOf(
  'embed exceed feed heed need proceed seed shed speed succeed wed bring ping ring sing spring string swing alias bias canvas focus',
);
/** Words that start a description, not an imperative. */
const NOT_VERBS = setOf(
  'a an the this that these all any each every no not some more less many new old now how what when where which who why and but or if in on of to from for with without',
);

function problemWithVerb(word: string): string | null {
  const verb = word.toLowerCase().replace(/[^a-z-].*$/, '');
  if (IMPERATIVES.has(verb)) return null;
  if (verb === '' || NOT_VERBS.has(verb)) return 'does not start with a verb';
  if (/(?:ed|ing)$/.test(verb)) return 'is not in the imperative';
  // `pass` and `process` end in two, the third person in one.
  return /[^s]s$/.test(verb) ? 'is not in the imperative' : null;
}

/** What is wrong with a subject, or null. */
export function problemWithSubject(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters, at most ${LONGEST} are allowed`;
  const verb = SHAPE.exec(subject)?.groups?.['verb'];
  if (verb === undefined) return 'is not of the form `scope: imperative`';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return problemWithVerb(verb);
}
