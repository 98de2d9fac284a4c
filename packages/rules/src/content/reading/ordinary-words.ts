import { fold } from './normalise.ts';

// Words that occur before "at" or after the name of an app in harmless sentences.
const WORDS = `
  a about above access account accounts across active activity ad add addict after afternoon again against ago all allowed almost alone
  along already also always am amazing an and annoying another answer answers any anybody anymore anyone anything anyway anywhere app
  apps are around art as ask at available away awkward back bad banned be because been before begin behind being best better between
  big blocked blog bored boring bot bots both break broken business busy but button by call calls came can cannot cat chat chats
  channel channels check city clean close closed cloud club coffee come community connect connected contact content conversation
  cool could crew culture dance date dates dating day days dead deal decision deep delete deleted detox did different dinner direct do
  does dog done door down dream drink drop each early easy either else empty end enough even evening event events ever every everybody
  everyone everything everywhere evil exists face fake family famous fan far fast feed few fine first follow followers following food
  for free friend friends from full fun funny game games gave get getting give glad go goes going gone good got great group groups guy
  had half handle happy hard has hate have he heard hello help her here hey hi him his home hours house how i if im in influencer
  influencers inside instead interesting into invite is isnt it its job join joined just keep kept kind know last late later least
  leave less let letter letters life like link links list listen little live living long look looking lost lot lots love low made mail
  make makes man many marketplace market maybe me mean media meet meeting meetings member members message messages messaging mine
  model moment money month months more morning most much music must my myself name names need never new news next nice night no nobody
  none noon not nothing now number of off offer office often oh ok okay old on once one online only open or other others our out over
  own page pages paid party people per perfect person phone photo photos picture pictures pizza place plan plans play please plus poem
  point policy post posts premium pretty privacy private profile profiles public quick quiet quit quite ran rarely rather read reading
  ready really reels reply request requests rest right room rude rules said same save say saying scam scams school screen search see
  seen sell send sent serious server servers service set share she short show sick sign simple since sit site sites sleep slow small so
  social some somebody someone something sometimes song soon sorry sound spam speak speed stars start status stay sticker stickers
  still stop stories story strangers stuff such suddenly sure sync table take talk talking tea tell terrible text than thank thanks
  that the their them then there these they thing things think this those though through tickets tie time times tired to today together
  told tomorrow tonight too took tool toxic train tried trip try turn two ugly under unless until up update updates us use used useful
  user username users usually very via video videos voice vote wait waiting walk want wants was waste watch way we web week weekend
  well went were what when where which while who whole why wifi will win wine wish with within without wonder word words work worked
  working works world worse would write writing wrong yeah year years yes yet you your yours zero
  abandoned absent absolute abstract accident adorable adult adventure alive amateur ancient anonymous antique apology archive arrogant
  asleep average awake awesome awful banana basic battle beach beautiful beauty birthday bizarre blank blast bliss bother bottom brain
  brilliant brother brutal burden cactus camera candle captain career careful careless castle celebrity chaos charming cheap cheese
  childhood chocolate cinema classic clever clown clumsy comedy comfort complete complex concert confusing cousin crazy creative crowd
  cruel curious current custom darling daughter decent delicate desert dessert disaster distant double dramatic dynamic eager effort
  electric elegant elite embarrassing enormous eternal exact excellent excuse exotic expensive expert explicit extra extreme famous
  fashion father favorite favourite festival fiction filter filters flower forest forever forgotten formal fossil fragile freedom frozen
  future garden gentle genuine ghost giant goddess gone gossip grandma gratitude grave graveyard guitar habit handsome harmless haunted
  heaven heavy heritage hidden history holiday honest horrible hostile human humble humor hunger hungry ideal idiot illegal imaginary
  immature important impossible infinite innocent insane instant intense invisible island jealous journey joyful jungle kitchen language
  laugh laughter lazy legend limited local locked lonely lovely lunch magic mainstream mature memory memories menace messy middle
  minimal mirror miserable mistake mixed modern modest monster mother mountain mystery naked narrow native nature neutral nightmare noble
  noise normal nostalgia obsolete ocean official organic original outdated overrated painful parents passion passive past patient peace
  peaceful perfume permanent personal pigeon pigeons pirate planet poison polite poor popular potato present pride prison problem proud
  puppet purple puzzle random rare reality reason recent regular remote restaurant retro rich ridiculous ringtone river robot romance
  romantic sacred sarcastic secret sensible separate shallow silence silent silly similar single sister skeleton smart smile sober
  solid special spiritual spring square stalker static strange stranger strict strong stupid subtle suburb sudden summer sunday sunset
  sunsets surprise suspended sweet talent tasteless temple tender tiny torture total toxic tragedy tragic trash travel treasure tricky
  trouble ugly ultimate underrated unique universe unknown unusual useless usual vacation vague valid valuable vampire vanity vegetable
  victim village vintage violent violet virtual visible vivid warm wasteland weather weird whatever whenever whole wicked wild window
  winter wisdom wonderful wooden worthless yellow young zombie crash crashes monday tuesday wednesday thursday friday saturday
  id nick nickname acc login password security settings feature features version desktop mobile phone pc iphone android notifications
  pay payment payments wallet shop store money transfer gift gifts card cards bank crypto bitcoin
`;

const words: ReadonlySet<string> = new Set(fold(WORDS).trim().split(/\s+/u));
const ENGLISH_TAILS = ['ing', 'ed', 'tion', 'tions', 'ly', 'ness', 'ment', 'ments', 'able', 'ful', 'less', 'ers', 'ies'];

/** Whether it is one of the most common words. */
export function isCommonWord(word: string): boolean {
  return words.has(word);
}

/** Whether it is a word of ordinary sentences, and therefore hardly a name on an app. */
export function isOrdinaryWord(word: string): boolean {
  if (words.has(word)) return true;
  if (word.endsWith('s') && words.has(word.slice(0, -1))) return true;
  return word.length > 5 && ENGLISH_TAILS.some((tail) => word.endsWith(tail));
}
