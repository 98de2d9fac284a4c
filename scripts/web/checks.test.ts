import { describe, expect, it } from 'vitest';
import { filesFor, overBudget, scriptsOf } from './budget.ts';
import { fontsOf, onlyFonts } from './fonts.ts';
import { physicalLines } from './styles.ts';
import { wrongTerms, type Term } from './terms.ts';
import { awkwardEnglish, untranslated } from './translations.ts';

describe('the checks of the web app', () => {
  it('finds a missing translation, also in a text over several lines', () => {
    const catalog =
      'msgid ""\nmsgstr ""\n"Language: uk\\n"\n\nmsgid "Leave"\nmsgstr "Вийти"\n\nmsgid "Come in"\nmsgstr ""\n\nmsgid ""\n"A long "\n"text"\nmsgstr ""\n';
    expect(untranslated(catalog)).toEqual(['Come in', 'A long text']);
  });

  it.each([
    ['a straight apostrophe', "You can't go back.", 'write ’ and “ ”'],
    ['three dots', 'Loading...', 'write …'],
    ['a space before a mark', 'Leave ?', 'one space between words, none before a mark'],
    ['a missing contraction', 'This link does not work.', 'use a contraction'],
  ])('finds English with %s', (_, text, use) => {
    const catalog = `msgid "${text}"\nmsgstr "${text}"\n`;
    expect(awkwardEnglish(catalog)).toEqual([`${use}: ${text}`]);
    expect(awkwardEnglish(catalog, new Set([text]))).toEqual([]);
    expect(awkwardEnglish('msgid "You’re leaving…"\nmsgstr "x"\n')).toEqual([]);
  });

  it('finds a physical direction, but no media query', () => {
    const css =
      '@media (max-width: 768px) {\n.a { margin-left: 4px; }\n.b {\n  right: 0;\n  text-align: left;\n  width: 4px;\n  inline-size: 4px;\n  margin-inline-start: 0;\n}\n}';
    expect(physicalLines(css)).toEqual(['2: .a { margin-left: 4px; }', '4: right: 0;', '5: text-align: left;', '6: width: 4px;']);
  });

  it('finds a page over its budget, counting shared files once', () => {
    const manifest = {
      main: { file: 'main.js', imports: ['shared'] },
      page: { file: 'page.js', imports: ['shared'] },
      shared: { file: 'shared.js', css: ['shared.css'] },
    };
    expect(filesFor(manifest, ['main', 'page'])).toEqual(['main.js', 'shared.js', 'page.js']);
    expect(filesFor(manifest, ['main', 'page'], 'css')).toEqual(['shared.css']);
    expect(overBudget({ page: 120 }, { page: 100 })).toEqual(['page: 120 KB, at most 100']);
    expect(overBudget({ page: 80 }, { page: 100 })).toEqual([]);
  });

  it('counts the scripts that a static page names', () => {
    expect(scriptsOf('<script src="/assets/a.js"></script><script type="module" src="/assets/b.js">')).toEqual([
      'assets/a.js',
      'assets/b.js',
    ]);
  });
});

describe('wrongTerms', () => {
  const terms: Term[] = [
    { term: 'push notification', english: 'push notifications?', translations: { uk: { stems: ['push-сповіщ'] } } },
    {
      term: 'notification',
      english: 'notifications?',
      translations: { uk: { stems: ['сповіщ'], forbidden: ['повідомл'] }, he: { stems: ['התרא'] } },
      exceptions: [{ text: 'Notification bell', languages: ['uk'], reason: 'The name of a song.' }],
    },
    { term: 'member', english: 'members?', optional: true, translations: { uk: { stems: ['учасник'], forbidden: ['користувач'] } } },
  ];
  const problems = (english: string, translation: string, language = 'uk') =>
    wrongTerms([{ file: `${language}.po`, language, english, translation }], terms);

  it('finds a forbidden word and names the text', () => {
    expect(problems('New notifications', 'Нові повідомлення')).toEqual([
      'uk.po: “notification” translated with “повідомл”: New notifications → Нові повідомлення',
    ]);
  });

  it.each([
    ['a missing stem', 'Turn on notifications', 'Увімкнути', 1],
    ['a stem inside another word', 'Notification', 'Пересповіщення', 1],
    ['a longer term without its own stem', 'Push notification', 'Сповіщення', 1],
    ['a forbidden word of an optional term', 'New members', 'Нові користувачі', 1],
    ['no stem of an optional term', 'New members', 'Нові люди', 0],
    ['a correct translation', 'Push notifications of members', 'Push-сповіщення учасників', 0],
    ['a term that is only a placeholder', '{notification}', '{notification}', 0],
    ['part of another word', 'Notificational', 'Щось', 0],
    ['an exception', 'Notification bell', 'Дзвоник', 0],
  ])('judges %s', (_, english, translation, count) => {
    expect(problems(english, translation)).toHaveLength(count);
  });

  it('applies an exception only to its languages', () => {
    expect(problems('Notification bell', 'פעמון', 'he')).toHaveLength(1);
  });

  it('finds a stem behind a prefix in Hebrew', () => {
    expect(problems('In the notification', 'בהתראה', 'he')).toEqual([]);
  });
});

describe('the fonts of a landing page', () => {
  const face = (file: string) => `@font-face{font-family:X;src:url(/assets/${file}-normal-1a.woff2) format("woff2")}`;
  const css = `${face('inter-cyrillic-wght')}${face('inter-cyrillic-ext-wght')}${face('inter-latin-wght')}p{color:red}`;

  it('selects those of its language, and the Latin ones for the name of the app', () => {
    const { faces, preloads } = fontsOf('uk');
    const kept = onlyFonts(css, faces);
    expect(kept.css).toBe(`${face('inter-cyrillic-wght')}${face('inter-latin-wght')}p{color:red}`);
    expect(kept.urlsOf(preloads)).toEqual(['/assets/inter-cyrillic-wght-normal-1a.woff2']);
  });

  it('omits preloads where the system provides the fonts', () => {
    expect(fontsOf('zh-TW').preloads).toEqual([]);
  });
});
