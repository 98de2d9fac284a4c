import { fold } from '../reading/normalise.ts';
import type { Token } from '../reading/tokens.ts';

export interface App {
  kind: 'handle' | 'payment' | 'email';
  /**
   * `sure`: an unambiguous name; `short`: an abbreviation; `word`: also an ordinary word; `letter`: one or two ambiguous
   * letters.
   */
  strength: 'sure' | 'short' | 'word' | 'letter';
  /** Its users are identified by a number. */
  numbered: boolean;
}

const SURE = `
  telegram telegramm telegrm teleg telega tlgrm tgram whatsapp watsapp whatsap watsap whatapp wapp whatsup instagram instagramm insta
  instgram snapchat snapchatt wechat weixin viber discord skype tiktok threema wickr onlyfans fansly facebook twitter kik vkontakte
  linkedin reddit twitch tumblr youtube kakaotalk zalo bluesky mastodon fetlife
  телеграм телеграмм телега тєлєграм тілєга тилиграм телиграм телеграмчик ватсап вотсап вацап вотсапп ватцап ватсапп уотсап вайбер
  вибер інстаграм инстаграм инстаграмм інстаграмм інста инста інст инст снепчат снапчат снеп снап дискорд діскорд скайп фейсбук фэйсбук
  тікток тикток твіттер твиттер вконтакте вконтакті ютуб одноклассники одноклассниках
  טלגרם טלגראם ווטסאפ וואטסאפ ווצאפ וואצאפ ווטסאפ ואטסאפ אינסטגרם אינסטגראם אינסטה אינסטא סנאפצט סנאפשט סנאפ סנאפצאט פייסבוק פייס
  וייבר ויבר דיסקורד סקייפ טיקטוק טוויטר
  تيليجرام تليجرام تلغرام تلجرام تيليغرام تليغرام تلقرام تليقرام تيليقرام تلي تليجام واتساب واتسآب وتساب واتس وتس واتسب واتسأب انستغرام
  انستجرام انستقرام انستا انستاغرام إنستغرام سناب سنابشات سنابي فايبر ديسكورد دسكورد سكايب فيسبوك فيس تيكتوك تويتر ماسنجر
`;
const SHORT = 'ins tg tele ig wa fb vx wx vk tt dc sc тг тлг вк фб иг іг вайб вб אינסט טלג';
const WORDS = `
  username nickname nick handle ник нік юзернейм логин логін аккаунт акаунт signal line snap session messenger threads element wire matrix сигнал сігнал лайн кик кік мессенджер סיגנל ליין קיק מסנגר
  سيجنال سيغنال سيقنال لاين كيك יוזר משתמש يوزر مستخدم معرف
`;
const LETTERS = 'x v of';
const NUMBERED_LETTERS = 'q';
const NUMBERED = 'qq icq аська';
// Mail providers whose name without an ending suffices as an email address.
const MAIL = 'gmail yahoo hotmail outlook icloud protonmail гмейл джимейл джімейл яндекс גימייל גמייל جيميل ياهو هوتميل';
const PAYING = 'פייבוקס paybox cashapp venmo revolut revtag zelle paypal alipay פייפאל בייפאל بايبال пейпал пэйпал револют';
const PAYING_BY_NUMBER = 'юмани yoomoney qiwi киви';
// Running Han text has no word boundaries, so these are found by their characters before a Latin name.
const HAN =
  '用户名 用戶名 昵称 暱稱 绿色软件 綠色軟體 wei信 微xin v信 微信 薇信 威信 维信 維信 徽信 卫星 微x 加v 加微 加薇 个微 个薇 電報 电报 飞机 飛機 微博 推特 脸书 臉書 脆 賴 赖 哀居 绿泡泡 綠泡泡';
const HAN_NUMBERED = '扣扣 扣 秋秋 企鹅 企鵝 q号 q號 加q 抖音 快手 小红书 小紅書 陌陌 探探';
const HAN_MAIL = 'qq邮箱 qq信箱 q邮箱 谷歌邮箱 谷歌信箱 网易邮箱';
const HAN_PAYING = '支付宝 支付寶 街口 悠遊付 收款';

const apps = new Map<string, App>();
const add = (names: string, app: App) => {
  for (const name of fold(names).trim().split(/\s+/u)) if (!apps.has(name)) apps.set(name, app);
};
add(SURE, { kind: 'handle', strength: 'sure', numbered: false });
add(SHORT, { kind: 'handle', strength: 'short', numbered: false });
add(WORDS, { kind: 'handle', strength: 'word', numbered: false });
add(LETTERS, { kind: 'handle', strength: 'letter', numbered: false });
add(NUMBERED_LETTERS, { kind: 'handle', strength: 'letter', numbered: true });
add(MAIL, { kind: 'email', strength: 'word', numbered: false });
add(NUMBERED, { kind: 'handle', strength: 'sure', numbered: true });
add(PAYING, { kind: 'payment', strength: 'sure', numbered: false });
add('wise chime', { kind: 'payment', strength: 'word', numbered: false });
add(PAYING_BY_NUMBER, { kind: 'payment', strength: 'sure', numbered: true });

const hanApps = new Map<string, App>();
for (const name of HAN.split(' ')) hanApps.set(name, { kind: 'handle', strength: 'sure', numbered: false });
for (const name of HAN_NUMBERED.split(' ')) hanApps.set(name, { kind: 'handle', strength: 'sure', numbered: true });
for (const name of HAN_MAIL.split(' ')) hanApps.set(name, { kind: 'email', strength: 'sure', numbered: true });
for (const name of HAN_PAYING.split(' ')) hanApps.set(name, { kind: 'payment', strength: 'sure', numbered: true });

const HAN_CONNECTORS = '号號是搜寻尋索帐帳账户戶名为為叫我的找加一下支付id';
// "tik tok", "سناب شات": names that are also written as two words.
const FIRST_HALVES = new Set(
  fold('tele insta tik tic snap whats what face only cash pay we тик тік теле инста інста снап ватс вотс טיק سناب تيك باي فيس').split(' '),
);
const LONGEST_NAME = 16;
const LONGEST_HAN = 4;
// "t3l3gr4m": more digits than this indicate a name, not a disguise.
const MOST_DISGUISED = 3;
// "我的id是" introduces a name without an app.
const UNNAMED: App = { kind: 'handle', strength: 'word', numbered: false };
const CASE_ENDINGS = new Set(fold('а у е і и ы ом ам ами ах ів ов ой ою ею єю ці ке ку').split(' '));
// "سنابي", "my snap".
const OWN = /[ي]$/u;
const PREFIXES: Readonly<Record<string, RegExp>> = { hebrew: /^[ובהלמשכ]{1,2}/u, arabic: /^(?:وال|بال|لل|ال|و|ب|ل)/u };

/** The app that a word names, also inflected ("телеграмі"), prefixed ("בטלגרם") or with digits for letters ("t3legram"). */
export function appOf({ text, script, latin, digits }: Pick<Token, 'text' | 'script' | 'latin' | 'digits'>): App | undefined {
  if (text.length > LONGEST_NAME || script === 'mark' || script === 'han') return undefined;
  const app = apps.get(text);
  if (app) return app;
  if (digits > 0) return digits <= MOST_DISGUISED && text.length > MOST_DISGUISED ? disguisedApp(text) : undefined;
  return latin ? undefined : bentApp(text, script);
}

export function isFirstHalf(text: string): boolean {
  return FIRST_HALVES.has(text);
}

/** "是", "搜尋": characters that link an app to a name. */
export function isHanConnector({ text, script }: Token): boolean {
  return script === 'han' && withoutConnectors(text) === '';
}

/** Finds an app at the end of Han text, ignoring characters such as 号 and 是 that introduce a name. */
export function hanAppAtEnd(text: string): App | undefined {
  const named = withoutConnectors(text);
  if (named === '' && text.includes('id')) return UNNAMED;
  return hanAppAt(named) ?? hanAppAt(text);
}

function withoutConnectors(text: string): string {
  let end = text.length;
  while (end > 0 && HAN_CONNECTORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function hanAppAt(text: string): App | undefined {
  for (let length = LONGEST_HAN; length > 0; length -= 1) {
    const app = hanApps.get(text.slice(-length));
    if (app) return app;
  }
  return undefined;
}

function bentApp(text: string, script: Token['script']): App | undefined {
  const prefix = PREFIXES[script];
  if (prefix) {
    const bare = text.replace(prefix, '');
    return apps.get(bare) ?? apps.get(text.replace(OWN, '')) ?? apps.get(bare.replace(OWN, ''));
  }
  for (let length = 1; length <= 3 && text.length - length >= 3; length += 1) {
    const stem = text.slice(0, -length);
    const app = CASE_ENDINGS.has(text.slice(-length)) && (apps.get(stem) ?? apps.get(`${stem}a`));
    if (app) return app;
  }
  return undefined;
}

function disguisedApp(text: string): App | undefined {
  const letters = text.replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('4', 'a').replaceAll('5', 's').replaceAll('7', 't');
  return apps.get(letters.replaceAll('1', 'i')) ?? apps.get(letters.replaceAll('1', 'l'));
}
