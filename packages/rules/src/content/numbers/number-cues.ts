import { fold } from '../reading/normalise.ts';
import { type Token, isWord } from '../reading/tokens.ts';

const split = (words: string) => fold(words).trim().split(/\s+/u);

// Stems of inflected words: "дзвони", "телефонуйте", "התקשרו", "اتصلوا". The short ones must be the whole word.
const CALL_STEMS = new Set(
  split(`phone mobil cellphon whatsap viber text call ring dial телефон дзвон подзвон звон позвон набер набир номер мобил мобіл
    вотсап ватсап вайбер טלפון התקשר תתקשר להתקשר חייג חיוג מספר סלולר ווטסאפ וואטסאפ וואצאפ هاتف جوال موبايل اتصل تلفون كلمني محمول تواصل
    رقمي واتساب`),
);
const CALL_WORDS = new Set(split('number tel cell sms wa моб тел смс тлф טל נייד رقم واتس'));
const HAN_CALLS = split('电话 電話 手机 手機 号码 號碼 打给 打給 打我 联系 聯絡 联络 聯繫 座机 市话 市話 热线 致电 短信 簡訊 拨打 撥打');
const [SHORTEST_STEM, LONGEST_STEM] = [4, 8];

const OTHER_NUMBERS = new Set(
  split(`order isbn issn invoice version article tracking serial flight postcode zip id no n v ver code
    замовлення замовленням заказ заказа артикул индекс індекс рейс код הזמנה גרסה קוד الطلب طلب الإصدار كود`),
);
const HAN_OTHER_NUMBERS = split('订单 訂單 编号 編號 单号 單號 版本 邮编 郵遞區號 航班');

const COUNTED = new Set(
  split(`years people views followers members dollars usd eur cad users songs words km kg грн гривень гривні руб рублей р чел человек
    людей осіб мешканців שקל שקלים שח אנשים ريال درهم جنيه دولار نسمة شخص`),
);
const HAN_COUNTED = split('元 块 塊 人 円 美元 公里 次 本 首');
const MONEY = new Set(['$', '€', '£', '¥', '₴', '₽', '₪', '₹', '#', '№', '%']);
const PREFIXES: Readonly<Record<string, RegExp>> = { hebrew: /^[ובהלמשכ]{1,2}/u, arabic: /^(?:وال|بال|لل|ال|و|ب|ل)/u };

/** Whether a word near the number refers to calling. */
export function hasCallCue(tokens: readonly Token[], first: number, last: number): boolean {
  // Han text has no word boundaries, so the cue may be in the same token.
  const from = tokens[first]?.script === 'han' ? first : first - 1;
  return isCallAmong(tokens, from, from - 7) || isCallAmong(tokens, last + 1, last + 4);
}

/** Whether it is an order or version number, a price, or a quantity. */
export function isOtherNumber(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if ((before && MONEY.has(before.text)) || (after && MONEY.has(after.text))) return true;
  if (after && (COUNTED.has(after.text) || (after.script === 'han' && HAN_COUNTED.some((word) => after.text.startsWith(word)))))
    return true;
  for (let index = Math.max(0, first - 3); index < first; index += 1) {
    const token = tokens[index];
    if (token && (OTHER_NUMBERS.has(token.text) || (token.script === 'han' && HAN_OTHER_NUMBERS.some((word) => token.text.includes(word)))))
      return true;
  }
  return false;
}

function isCallAmong(tokens: readonly Token[], from: number, to: number): boolean {
  const step = from < to ? 1 : -1;
  for (let index = from; index !== to && index >= 0 && index < tokens.length; index += step) {
    const token = tokens[index];
    if (isWord(token) && isCall(token)) return true;
  }
  return false;
}

function isCall({ text, script }: Token): boolean {
  if (script === 'han') return text.endsWith('打') || HAN_CALLS.some((word) => text.includes(word));
  if (isCallWord(text)) return true;
  const prefix = PREFIXES[script];
  return prefix !== undefined && isCallWord(text.replace(prefix, ''));
}

function isCallWord(text: string): boolean {
  if (CALL_WORDS.has(text)) return true;
  for (let length = SHORTEST_STEM; length <= Math.min(text.length, LONGEST_STEM); length += 1) {
    if (CALL_STEMS.has(text.slice(0, length))) return true;
  }
  return false;
}
