/**
 * A setting may hold several secrets, the newest first, between commas: what is made is made with the newest, and what
 * was made with any of them is still read. So a secret is exchanged without anybody noticing, in two steps: every
 * process learns to read the new one (`old,new,old`), then every process makes with it (`new,old`).
 */
export const secretsOf = (setting: string): readonly string[] => setting.split(',');

export const newestOf = (setting: string): string => secretsOf(setting)[0] ?? '';

/** For hashes that are compared with stored ones: they cannot be made anew, so the first secret of all stays for them, last in the list. */
export const oldestOf = (setting: string): string => secretsOf(setting).at(-1) ?? '';

/** Whether any of the secrets agrees. */
export const anyOf = (setting: string, agrees: (secret: string) => boolean): boolean => secretsOf(setting).some(agrees);
