import { fold } from './normalise.ts';

const list = (names: string) => new Set(fold(names.trim()).split(/\s+/u));

/** Endings that do not occur in sentences, even if separated from their name. */
export const SURE_ENDINGS: ReadonlySet<string> = list('com net org ru ua info biz onion cn tw il uk de fr eu io');

/** Endings that are not words of our languages. */
export const PLAIN_ENDINGS: ReadonlySet<string> = list(`
  com net org info biz edu gov mil onion example xyz app dev io co gg ee ly cc tv ws fm vip icu lol gl
  ru ua su kz cn tw hk mo jp kr sg vn th ph uk de fr pl ca il sa ae eg jo lb qa kw om iq ma tn dz eu br au nz ch nl se dk fi cz sk hu
  ro bg gr tr ir pk lt lv lu li ge az uz tj mx ar cl pe pt wiki mobi tel asia
`);

/** Non-Latin endings. */
export const NATIVE_ENDINGS: ReadonlySet<string> = list('рф укр бел рус');

/** Endings that are also words, parts of words or file extensions: they need further evidence of a domain. */
export const WORDLIKE_ENDINGS: ReadonlySet<string> = list(`
  me to is it in so at be am my us no do as by id la pm ai st sh rs py ps ms ac es an hr si al ba mk ga ml cf gq tk nu vc tc im
  art live life love world today club shop store site online space fun men work one top pro page link click blog chat bar cafe fan fans
  team media social studio photo photos pics best cool family game games guide health home house land market money moe name network
  news ninja party pet pink plus red run sale school show singles ski style support systems tips tools town toys video vote watch wine
  yoga zone gift dating date cam rocks wtf bio bi group global digital email host website web press rent
`);

/** Link shorteners and link pages, recognized by their host. */
export const KNOWN_HOSTS: ReadonlySet<string> = list(`
  t.me t.co t.cn x.com m.me g.co i.ua q.com a.co v.gd is.gd bit.ly goo.gl tinyurl.com linktr.ee beacons.ai lnk.bio wa.me wa.link
  discord.gg discord.me vk.com ok.ru snapchat.com youtu.be reurl.cc lihi.cc clck.ru telegra.ph signal.me signal.group threema.id
  line.me lin.ee about.me carrd.co allmylinks.com onlyfans.com fansly.com solo.to taplink.cc instabio.cc
`);

/** Payment pages. */
export const PAYING_HOSTS: ReadonlySet<string> = list(`
  paypal.me paypal.com cash.app venmo.com revolut.me monobank.ua buymeacoffee.com ko-fi.com wise.com yoomoney.ru qr.alipay.com
`);

/** Names of products that resemble domains. */
export const NOT_DOMAINS: ReadonlySet<string> = list('asp.net vb.net ado.net ml.net paint.net socket.io engine.io');

/** Mail providers, which are often named without an ending. */
export const MAIL_PROVIDERS: ReadonlySet<string> = list(`
  gmail gmai1 googlemail yahoo ymail hotmail outlook icloud proton protonmail tutanota gmx yandex rambler ukr meta bigmir walla 163 126
  qq sina sohu foxmail aol zoho fastmail
`);
