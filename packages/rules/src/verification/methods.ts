/** Methods to verify an identity: an identity document with a video, or an account on another platform. */
export const verificationMethods = ['document', 'social'] as const;

export type VerificationMethod = (typeof verificationMethods)[number];

/** Names in the specification. */
export const socialPlatforms = ['twitter', 'linkedin', 'instagram'] as const;

export type SocialPlatform = (typeof socialPlatforms)[number];

export const verificationStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const;

export type VerificationState = (typeof verificationStates)[number];

export const applicationStates = ['waiting', 'approved', 'declined'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** Required for a submission by document; the back is added if the document has one. */
export const requiredDocuments = ['front', 'details', 'video'] as const;

export const DOCUMENTS_AT_MOST = 4;
