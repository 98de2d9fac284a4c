/**
 * What most stolen passwords are made of, without the digits and signs that people add to satisfy rules:
 * "P@ssw0rd!1" is "password" in a hat.
 */
const words =
  'password passwort passw pass admin administrator welcome qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx ' +
  'letmein iloveyou loveyou monkey dragon master sunshine princess football baseball basketball hockey soccer superman batman shadow ' +
  'michael jordan jennifer jessica ashley daniel thomas andrew joshua charlie hunter ranger buster tigger pepper ginger ' +
  'summer winter spring autumn january february march april june july august september october november december monday friday sunday ' +
  'changeme default login secret trustno freedom whatever computer internet samsung google facebook starwars pokemon naruto ' +
  'hello abc abcd abcdef abcabc test testing guest user root love lovely babygirl angel flower cookie chocolate cheese ' +
  'killer matrix mustang corvette ferrari yankees liverpool chelsea arsenal barcelona juventus subrosa';

const common = new Set(words.split(' '));

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether nothing but a very common word is left when the usual decoration is taken off. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/[^\p{L}]/gu, '');
  const undisguised = lower
    .replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '')
    .replaceAll(/[0134578@$!]/g, (sign) => disguises[sign] ?? sign)
    .replaceAll(/[^\p{L}]/gu, '');
  return /^[\d\p{P}]+$/u.test(lower) || [bare, undisguised].some((word) => common.has(word) || isOneLetterRepeated(word));
}

function isOneLetterRepeated(word: string): boolean {
  return word.length > 3 && new Set(word).size === 1;
}
