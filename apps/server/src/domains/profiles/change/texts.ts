import { findProhibited } from '@subrosa/rules/content/index';
import { isPublicUrl, isStoreNumber } from '@subrosa/rules/profiles/links';
import { withoutContactDetails } from '@subrosa/rules/profiles/texts';
import { encryptText } from '../text-encryption.ts';
import type { Draft, ChangeContext, ValidatePart } from './draft.ts';

/** Validates a text that others read: a prohibited word is an error, contact details are removed. */
function validateText({ problems, removed }: Draft, { prohibitedWords }: ChangeContext, { path, field, text }: Text): string {
  if (findProhibited(text, prohibitedWords).length > 0) problems.set(path, 'text.prohibitedWord');
  const clean = withoutContactDetails(text);
  if (clean.removed.length > 0) addRemoved(removed, field, clean.removed);
  return clean.text;
}

interface Text {
  /** The field at which a problem is shown. */
  path: string;
  field: string;
  text: string;
}

function addRemoved(removed: Draft['removed'], field: string, passages: readonly string[]): void {
  const known = removed.find((one) => one.field === field);
  if (known) known.passages.push(...passages);
  else removed.push({ field, passages: [...passages] });
}

export const validateAbout: ValidatePart = (draft, { about }, facts) => {
  if (about === undefined) return;
  if (about.length > facts.longestAbout) draft.problems.set('about', 'field.tooLong');
  else draft.columns.about = validateText(draft, facts, { path: 'about', field: 'about', text: about });
};

export const validateBoundaries: ValidatePart = (draft, change, facts) => {
  for (const field of ['welcomes', 'declines'] as const) {
    const lines = change[field]?.map((text, index) => validateText(draft, facts, { path: `${field}.${index}`, field, text }));
    if (lines) draft.columns[field] = lines.filter((line) => line !== '');
  }
};

export const validateWishlistAndStore: ValidatePart = ({ columns, problems }, { wishlistUrl, storeNumber }, { accountType }) => {
  if (wishlistUrl !== undefined) {
    if (wishlistUrl && !isPublicUrl(wishlistUrl)) problems.set('wishlistUrl', 'url.invalid');
    else columns.wishlist_url = wishlistUrl || null;
  }
  if (storeNumber !== undefined) {
    if (storeNumber && accountType !== 'confidant') problems.set('storeNumber', 'field.invalid');
    else if (storeNumber && !isStoreNumber(storeNumber)) problems.set('storeNumber', 'storeNumber.invalid');
    else columns.store_number = storeNumber || null;
  }
};

export const validateMedical: ValidatePart = ({ columns }, { medical, medicalAudience }, { memberId, encryptionSecret }) => {
  if (medical !== undefined) columns.encrypted_medical = medical ? encryptText(encryptionSecret, 'medical', memberId, medical) : null;
  if (medicalAudience) columns.medical_audience = medicalAudience;
};
