import { arabic } from './ar.ts';
import { englishAddresses } from './en-addresses.ts';
import { englishCleanHard } from './en-clean-hard.ts';
import { englishClean } from './en-clean.ts';
import { englishPhonesHandles } from './en-phones-handles.ts';
import { hebrew } from './he.ts';
import { holdoutArabic } from './holdout-ar.ts';
import { holdoutEnglish } from './holdout-en.ts';
import { holdoutHebrew } from './holdout-he.ts';
import { holdoutRussian } from './holdout-ru.ts';
import { holdoutUkrainian } from './holdout-uk.ts';
import { holdoutSimplifiedChinese } from './holdout-zh-cn.ts';
import { holdoutTraditionalChinese } from './holdout-zh-tw.ts';
import { type Line, readLines } from './lines.ts';
import { russian } from './ru.ts';
import { ukrainian } from './uk.ts';
import { simplifiedChinese } from './zh-cn.ts';
import { traditionalChinese } from './zh-tw.ts';

interface Corpus {
  language: string;
  /** Lines that were read while the detector was developed. */
  tuning: Line[];
  /** Lines that were written before, and not read since. */
  holdout: Line[];
}

const corpus = (language: string, tuning: string, holdout: string): Corpus => ({
  language,
  tuning: readLines(tuning),
  holdout: readLines(holdout),
});

export const corpora: readonly Corpus[] = [
  corpus('en', englishClean + englishCleanHard + englishAddresses + englishPhonesHandles, holdoutEnglish),
  corpus('uk', ukrainian, holdoutUkrainian),
  corpus('ru', russian, holdoutRussian),
  corpus('zh-CN', simplifiedChinese, holdoutSimplifiedChinese),
  corpus('zh-TW', traditionalChinese, holdoutTraditionalChinese),
  corpus('he', hebrew, holdoutHebrew),
  corpus('ar', arabic, holdoutArabic),
];
