/** Words that questions contain and that distinguish no article. */
const COMMON = new Set(
  [
    'a about after am an and any are as at be before by can could did do does for from get had has have he her him his how i if in into is it its',
    'just may me my of on or our she should so some than that the their them then there they this to up us was we were what when where which who',
    'why will with would you your im ive want',
    'а але без бо в вам ваш ви від він вона вони все де для до є за з зі і й із та так те то ти у це цей чи що щоб як яка який які на не ні по при про мене мені мій моя моє мої він його її їх був була було я мы',
    'и или как что чтобы это этот эта для из к ко ли мне меня мой моя моё мои на не но о об от по при с со так там то у уже я вы ваш где есть ещё же за если его её их был была было быть бы он она они все кто',
  ]
    .join(' ')
    .split(' '),
);

/** How many characters of a Cyrillic word count: endings differ by case and number. */
const CYRILLIC_STEM = 5;

const HAN = /\p{Script=Han}/u;

/** The search terms of a text: words, without their endings, and pairs of Chinese characters. */
export function searchTerms(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/['’ʼ]/g, '');
  const runs = plain.match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];
  return runs.flatMap((run) => (HAN.test(run) ? pairsOf(run) : COMMON.has(run) ? [] : [stemOf(run)]));
}

function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.length === 1 ? characters : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function stemOf(word: string): string {
  if (/\p{Script=Cyrillic}/u.test(word)) return word.slice(0, CYRILLIC_STEM);
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length >= 3 ? stem : word;
}
