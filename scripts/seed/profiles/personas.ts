import type { PersonaName } from '../../../apps/server/test/support/personas.ts';
import type { Interest } from '../../../packages/rules/src/reference/interests.ts';
import type { BodyType, Ethnicity, Gender, JobExperience } from '../../../packages/rules/src/reference/choices.ts';

type Slug = Interest['slug'];

export interface SeededProfile {
  gender: Gender;
  desired: readonly ('man' | 'woman' | 'other')[];
  birthDate: string;
  bodyType: BodyType;
  ethnicity: Ethnicity;
  experience: JobExperience;
  about: string;
  welcomes: readonly string[];
  declines: readonly string[];
  languages: readonly string[];
  interests: readonly Slug[];
  expertise: readonly Slug[];
  heightMillimetres?: number;
  weightGrams?: number;
  shoeSizeTenths?: number;
  digitalOnly?: boolean;
  medical?: string;
  links?: readonly { kind: 'social' | 'fan_site' | 'personal'; platform: string; url: string }[];
  payment?: readonly { name: string; account: string }[];
  wishlistUrl?: string;
  storeNumber?: string;
  /** How many pictures their gallery has. */
  gallery: number;
}

/** The profiles of the personas, who are fictional. */
export const profiles = {
  iris: {
    gender: 'woman',
    desired: ['man', 'woman'],
    birthDate: '1992-05-12',
    bodyType: 'fit',
    ethnicity: 'mixed',
    experience: 'three_five',
    about:
      'I photograph shoes the way others photograph faces. By day I restore old footwear, in the evening I keep a small archive of stockings, knitwear and letters.\n\nWrite to me as you would to a bookseller: tell me what you are looking for and why. I answer everyone who is courteous, usually within a day.',
    welcomes: ['Items, prints and letters by post', 'Photos without faces', 'Coffee in a public place, once connected'],
    declines: ['Live video', 'Haggling or pressure'],
    languages: ['en', 'fr', 'pt'],
    interests: ['high_heels', 'nylons_stockings', 'photography', 'second_hand_items', 'modeling', 'lingerie', 'boots', 'foot_fetish'],
    expertise: ['photography', 'second_hand_items'],
    heightMillimetres: 1720,
    shoeSizeTenths: 390,
    links: [
      { kind: 'personal', platform: 'website', url: 'https://iris.example.org' },
      { kind: 'social', platform: 'instagram', url: 'https://instagram.example.org/iris' },
    ],
    payment: [
      { name: 'Transfer', account: 'Iris, reference 4471' },
      { name: 'Gift card', account: 'On request' },
    ],
    wishlistUrl: 'https://wishes.example.org/iris',
    storeNumber: '204471',
    gallery: 7,
  },
  juniper: {
    gender: 'woman',
    desired: ['man'],
    birthDate: '1999-09-30',
    bodyType: 'slim',
    ethnicity: 'white',
    experience: 'less_one',
    about: 'Щойно почала. Люблю теплі речі, довгі листи та спокійних людей. Відповідаю ввечері.',
    welcomes: ['Листи та маленькі посилки'],
    declines: ['Поспіх'],
    languages: ['uk', 'en'],
    interests: ['socks', 'second_hand_items', 'photography'],
    expertise: ['socks'],
    gallery: 2,
  },
  mei: {
    gender: 'woman',
    desired: ['man', 'woman', 'other'],
    birthDate: '1990-02-28',
    bodyType: 'medium',
    ethnicity: 'asian',
    experience: 'five_ten',
    about: '我喜歡安靜的咖啡館、老電影和手寫的信。常在旅途中，見面前請先好好聊聊。',
    welcomes: ['手寫信', '旅途中的咖啡'],
    declines: ['當天約見'],
    languages: ['zh', 'en'],
    interests: ['modeling', 'photography', 'lingerie', 'latex_leather'],
    expertise: ['modeling'],
    digitalOnly: true,
    links: [{ kind: 'fan_site', platform: 'fan site', url: 'https://fans.example.org/mei' }],
    gallery: 5,
  },
  marlow: {
    gender: 'man',
    desired: ['woman'],
    birthDate: '1984-11-03',
    bodyType: 'fit',
    ethnicity: 'white',
    experience: 'five_ten',
    about: 'Collector of letters and of well-made shoes. I write slowly and mean it. Happy to talk about books before anything else.',
    welcomes: ['Long letters', 'Second-hand footwear with a story'],
    declines: ['Being rushed'],
    languages: ['en', 'fr'],
    interests: ['high_heels', 'boots', 'second_hand_items', 'photography', 'foot_fetish'],
    expertise: ['second_hand_items'],
    heightMillimetres: 1840,
    weightGrams: 81_000,
    gallery: 3,
  },
  ansel: {
    gender: 'man',
    desired: ['woman', 'other'],
    birthDate: '1995-07-19',
    bodyType: 'slim',
    ethnicity: 'black',
    experience: 'one_three',
    about: 'Film photographer, night owl, patient reader. Curious rather than experienced.',
    welcomes: ['Advice', 'Prints'],
    declines: [],
    languages: ['en'],
    interests: ['photography', 'nylons_stockings', 'modeling'],
    expertise: ['photography'],
    gallery: 0,
  },
  dorian: {
    gender: 'man',
    desired: ['man', 'woman'],
    birthDate: '1978-01-22',
    bodyType: 'muscular',
    ethnicity: 'latino',
    experience: 'more_ten',
    about: 'Tailor. I care about cloth, seams and manners, in any order.',
    welcomes: ['Leather that was worn', 'Visits to the workshop, once connected'],
    declines: ['Photos with faces'],
    languages: ['es', 'en'],
    interests: ['latex_leather', 'boots', 'bondage', 'second_hand_items'],
    expertise: ['latex_leather'],
    medical: 'Allergic to wool.',
    gallery: 4,
  },
  wren: {
    gender: 'x_gender',
    desired: ['other'],
    birthDate: '1993-04-08',
    bodyType: 'medium',
    ethnicity: 'mixed',
    experience: 'one_three',
    about: 'Few words here; more once we know each other.',
    welcomes: ['A slow start'],
    declines: ['Strangers in a hurry'],
    languages: ['en'],
    interests: ['photography', 'bondage'],
    expertise: ['photography'],
    gallery: 2,
  },
  noa: {
    gender: 'woman',
    desired: ['man', 'woman'],
    birthDate: '1988-12-01',
    bodyType: 'shapely_toned',
    ethnicity: 'middle_eastern',
    experience: 'three_five',
    about: 'אוהבת מכתבים בכתב יד, נעליים ישנות ושיחות ארוכות. עונה בערב, בלי למהר.',
    welcomes: ['מכתבים', 'קפה במקום ציבורי'],
    declines: ['לחץ'],
    languages: ['he', 'en'],
    interests: ['high_heels', 'photography', 'second_hand_items'],
    expertise: ['photography'],
    gallery: 3,
  },
  yasmin: {
    gender: 'woman',
    desired: ['man'],
    birthDate: '1996-03-15',
    bodyType: 'fit',
    ethnicity: 'middle_eastern',
    experience: 'one_three',
    about: 'أحب الأقمشة القديمة والرسائل الطويلة. أجيب في المساء بهدوء.',
    welcomes: ['رسائل مكتوبة بخط اليد'],
    declines: ['الاستعجال'],
    languages: ['ar', 'en'],
    interests: ['nylons_stockings', 'socks', 'modeling'],
    expertise: ['modeling'],
    gallery: 2,
  },
} as const satisfies Partial<Record<PersonaName, SeededProfile>>;
