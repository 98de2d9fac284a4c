import type { Locale } from '@subrosa/rules/reference/locales';

/** Lock screens show text messages, so the text does not name the service. The code comes first, where phones offer to copy it. */
const phoneCodes: Record<Locale, (code: string) => string> = {
  en: (code) => `${code} is your code. It expires in 10 minutes. Never share it with anyone.`,
  uk: (code) => `${code} – ваш код. Він дійсний 10 хвилин. Нікому його не повідомляйте.`,
  ru: (code) => `${code} – ваш код. Он действует 10 минут. Никому его не сообщайте.`,
  'zh-TW': (code) => `${code} 是您的驗證碼，10 分鐘內有效。請勿告訴任何人。`,
  'zh-CN': (code) => `${code} 是您的验证码，10 分钟内有效。请勿告诉任何人。`,
  he: (code) => `${code} הוא הקוד שלכם. הוא תקף ל-10 דקות. אין למסור אותו לאיש.`,
  ar: (code) => `${code} هو رمزك. صالح لمدة 10 دقائق. يُرجى عدم مشاركته مع أحد.`,
};

export function phoneCodeText(locale: Locale, code: string): string {
  return phoneCodes[locale](code);
}
