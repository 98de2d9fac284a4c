/**
 * A setting may contain several secrets, separated by commas, the newest first: the newest is used to encrypt and sign, all
 * are accepted for reading. A rotation has two steps: every process learns to read the new secret (`old,new,old`), then
 * every process uses it (`new,old`).
 */
export const secretsOf = (setting: string): readonly string[] => setting.split(',');

export const newestOf = (setting: string): string => secretsOf(setting)[0] ?? '';

/**
 * For hashes that are compared with stored ones and cannot be recomputed: the first secret ever used stays for them, last in
 * the list.
 */
export const oldestOf = (setting: string): string => secretsOf(setting).at(-1) ?? '';

/** Whether any of the secrets satisfies the predicate. */
export const anyOf = (setting: string, agrees: (secret: string) => boolean): boolean => secretsOf(setting).some(agrees);
