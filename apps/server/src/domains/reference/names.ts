import type { BodyType, DesiredGender, Ethnicity, Gender, JobExperience } from '@subrosa/rules/reference/choices';
import type { InterestCategory, InterestSlug } from '@subrosa/rules/reference/interests';
import type { LanguageCode } from '@subrosa/rules/reference/languages';
import { locales, type Locale } from '@subrosa/rules/reference/locales';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import he from './names/he.json' with { type: 'json' };
import ru from './names/ru.json' with { type: 'json' };
import uk from './names/uk.json' with { type: 'json' };
import zhCN from './names/zh-CN.json' with { type: 'json' };
import zhTW from './names/zh-TW.json' with { type: 'json' };

type Slugs = {
  interestCategories: InterestCategory;
  interests: InterestSlug;
  genders: Gender;
  desiredGenders: DesiredGender;
  bodyTypes: BodyType;
  ethnicities: Ethnicity;
  jobExperiences: JobExperience;
};

export type NameKind = keyof Slugs;

export type SlugOf<Kind extends NameKind> = Slugs[Kind];

type Names = { readonly [Kind in NameKind]: Readonly<Record<Slugs[Kind], string>> };

export const names: Readonly<Record<Locale, Names>> = { en, uk, ru, 'zh-TW': zhTW, 'zh-CN': zhCN, he, ar };

export function nameOf<Kind extends NameKind>(kind: Kind, slug: SlugOf<Kind>, locale: Locale): string {
  const ofKind: Names[Kind] = names[locale][kind];
  return ofKind[slug];
}

const languageNames = new Map(locales.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'language' })] as const));

/** Ukrainian and Russian write languages in lower case within a sentence; here the name is an entry of a list. */
export function languageName(code: LanguageCode, locale: Locale): string {
  const name = languageNames.get(locale)?.of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
