/** What operators can change without a release; each counts wherever the house asks for it. */
export const runtimeSettings = ['signUpOpen', 'publishVerifiedImmediately'] as const;

export type RuntimeSetting = (typeof runtimeSettings)[number];

export type RuntimeSettings = Readonly<Record<RuntimeSetting, boolean>>;
