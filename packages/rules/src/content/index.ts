export { findContactDetails } from './find-contact-details.ts';
export { findProhibited, type ProhibitedWord } from './prohibited/find-prohibited.ts';
export type { ContactDetail, ContactKind } from './spans.ts';
