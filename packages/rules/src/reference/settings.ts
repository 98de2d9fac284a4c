/** Settings that operators can change without a release. */
export const runtimeSettings = ['signUpOpen', 'publishVerifiedImmediately'] as const;

export type RuntimeSetting = (typeof runtimeSettings)[number];

export type RuntimeSettings = Readonly<Record<RuntimeSetting, boolean>>;
