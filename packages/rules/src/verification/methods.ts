/** How members prove who they are: a government document with a film, or an account of theirs elsewhere. */
export const verificationMethods = ['document', 'social'] as const;

export type VerificationMethod = (typeof verificationMethods)[number];

/** The specification's words. */
export const socialPlatforms = ['twitter', 'linkedin', 'instagram'] as const;

export type SocialPlatform = (typeof socialPlatforms)[number];

export const verificationStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

export type VerificationState = (typeof verificationStates)[number];

export const applicationStates = ['waiting', 'approved', 'declined'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Of a submission by document; the back is there where the document has one. */
export const requiredDocuments = ['front', 'particulars', 'video'] as const;

export const DOCUMENTS_AT_MOST = 4;
