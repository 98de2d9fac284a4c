import { expect, it } from 'vitest';
import { interestCategories, interests } from './interests.ts';

const slugs: readonly string[] = interests.map((interest) => interest.slug);

// Prefixes of words that would suggest minors, family, coercion, intoxication, animals, bodily harm or bodily waste.
const prohibitedRoots = `
  age baby boy child daddy diaper famil girl incest infant kid littl lolita
  minor mommy nappy pupil school sibling student teach teen tween young youth
  abduct blackmail captiv coerc consent extort forc humiliat hypno kidnap noncon
  punish rape slave sleep unwill victim
  alcohol beer champagne cigar cocktail drink drug drunk intoxic popper smok wine
  animal beast cat dog horse kitten pet pony pup zoo
  asphyx beat blade blood branding breath burn cane chok cut flog harm hurt
  knife needle pain sadis scar spank strangl tortur violen weapon whip
  enema excre faec fece pee piss scat toilet urin vomit waste
`
  .trim()
  .split(/\s+/);

const innocentParts = ['painting'];

// A deliberate copy: numbers are stored as bit positions, so the test fails when one is moved or reused.
const slugsByNumber = `
  lingerie latex_leather nylons_stockings socks high_heels boots sneakers gloves corsets uniforms swimwear
  sportswear formal_wear silk satin lace denim jewelry second_hand_items worn_socks worn_shoes worn_stockings
  worn_lingerie worn_clothing worn_sportswear keepsakes foot_fetish pedicure hands manicure long_hair legs lips eyes
  curves muscles tattoos piercings beards bondage rope_art dominance submission switching service devotion
  rules_rituals praise massage foot_massage tickling sensory_deprivation blindfolds feathers warm_cool_touch teasing
  asmr perfume role_play cosplay masquerade office_scenes chance_encounters historical_scenes fantasy_worlds
  science_fiction spies_mysteries custom_photos custom_video photo_sets video_calls voice_notes audio_stories
  written_stories behind_the_scenes try_on_videos conversation confidences letter_writing flirting cuddling
  long_distance couples newcomers fitness yoga travel dinner_dates fashion spa_days gift_giving modeling photography
  body_painting life_drawing burlesque others
`
  .trim()
  .split(/\s+/);

it('lists 97 unique interests', () => {
  expect(interests).toHaveLength(97);
  expect(new Set(slugs).size).toBe(97);
});

it('numbers interests from 1 to 97 without a gap', () => {
  expect(interests.map((interest) => interest.number)).toEqual(Array.from({ length: 97 }, (_, index) => index + 1));
});

it('keeps every number that may be stored', () => {
  expect(slugs.slice(0, slugsByNumber.length)).toEqual(slugsByNumber);
});

it('writes every slug in snake_case', () => {
  for (const slug of [...slugs, ...interestCategories]) expect(slug).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it.each(['foot_fetish', 'bondage', 'latex_leather', 'lingerie', 'modeling', 'photography', 'second_hand_items', 'others'])(
  'contains %s, which the specification names',
  (slug) => {
    expect(slugs).toContain(slug);
  },
);

it('contains an interest for every category', () => {
  const used = new Set<string>(interests.map((interest) => interest.category));
  expect(interestCategories.filter((category) => !used.has(category))).toEqual([]);
});

it('contains no prohibited word', () => {
  const parts = [...slugs, ...interestCategories].flatMap((slug) => slug.split('_')).filter((word) => !innocentParts.includes(word));
  expect(parts.filter((word) => prohibitedRoots.some((root) => word.startsWith(root)))).toEqual([]);
});
