export { findContactDetails } from './find-contact-details.ts';
export { findProhibited } from './prohibited/find-prohibited.ts';
