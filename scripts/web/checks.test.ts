import { describe, expect, it } from 'vitest';
import { filesFor, overBudget } from './budget.ts';
import { physicalLines } from './styles.ts';
import { untranslated } from './translations.ts';

describe('the checks of the web app', () => {
  it('notice a missing translation, also in a text over several lines', () => {
    const catalog =
      'msgid ""\nmsgstr ""\n"Language: uk\\n"\n\nmsgid "Leave"\nmsgstr "Вийти"\n\nmsgid "Come in"\nmsgstr ""\n\nmsgid ""\n"A long "\n"text"\nmsgstr ""\n';
    expect(untranslated(catalog)).toEqual(['Come in', 'A long text']);
  });

  it('notice a physical direction, but not a media query', () => {
    const css =
      '@media (max-width: 768px) {\n.a { margin-left: 4px; }\n.b {\n  right: 0;\n  text-align: left;\n  width: 4px;\n  inline-size: 4px;\n  margin-inline-start: 0;\n}\n}';
    expect(physicalLines(css)).toEqual(['2: .a { margin-left: 4px; }', '4: right: 0;', '5: text-align: left;', '6: width: 4px;']);
  });

  it('notice a page over its budget, counting shared files once', () => {
    const manifest = {
      main: { file: 'main.js', imports: ['shared'] },
      page: { file: 'page.js', imports: ['shared'] },
      shared: { file: 'shared.js' },
    };
    expect(filesFor(manifest, ['main', 'page'])).toEqual(['main.js', 'shared.js', 'page.js']);
    expect(overBudget({ page: 120 }, { page: 100 })).toEqual(['page: 120 KB, at most 100']);
    expect(overBudget({ page: 80 }, { page: 100 })).toEqual([]);
  });
});
