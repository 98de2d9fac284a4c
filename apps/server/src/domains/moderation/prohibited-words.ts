import type { Locale } from '@subrosa/rules/reference/locales';

/**
 * The initial list of words that member texts must not contain: minors, coercion, people who cannot consent, animals,
 * lasting harm. Whole words and phrases, in lower case. Operators maintain the current list in the table.
 */
export const prohibitedWords: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'underage',
    'preteen',
    'minors welcome',
    'child abuse',
    'incest',
    'rape',
    'against her will',
    'against his will',
    'human trafficking',
    'blackmail',
    'drugged',
    'passed out drunk',
    'unconscious partner',
    'bestiality',
    'zoophilia',
    'necrophilia',
    'mutilation',
  ],
  uk: ['неповнолітні', 'неповнолітня', 'малолітня', 'інцест', 'зґвалтування', 'проти волі', 'шантаж', 'непритомна', 'зоофілія', 'каліцтво'],
  ru: [
    'несовершеннолетние',
    'несовершеннолетняя',
    'малолетка',
    'инцест',
    'изнасилование',
    'против воли',
    'шантаж',
    'без сознания',
    'зоофилия',
    'увечье',
  ],
  he: ['קטינה', 'קטינים', 'גילוי עריות', 'אונס', 'בניגוד לרצונה', 'סחיטה', 'מסוממת', 'חסרת הכרה', 'זואופיליה'],
  ar: ['قاصر', 'قاصرات', 'سفاح القربى', 'اغتصاب', 'رغما عنها', 'ابتزاز', 'تحت التخدير', 'فاقدة الوعي', 'بهيمية'],
  'zh-CN': ['未成年', '幼女', '乱伦', '强奸', '违背意愿', '勒索', '下药', '迷奸', '兽交'],
  'zh-TW': ['未滿十八', '幼童', '亂倫', '強姦', '違背意願', '勒索', '下藥', '迷姦', '獸交'],
};
