/**
 * The first byte of every sealed blob, key and encoded statement: which algorithms it speaks.
 * 1 is P-256 (ECDSA and DHKEM), SHA-256, AES-256-GCM.
 */
export const SUITE = 1;
