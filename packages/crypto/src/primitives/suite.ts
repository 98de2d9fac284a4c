/**
 * The first byte of every encrypted blob, key and signing input: the algorithms that it uses.
 * 1 is P-256 (ECDSA and DHKEM), SHA-256, AES-256-GCM.
 */
export const SUITE = 1;

/** Key records that sign the head of the chain before them, with the algorithms of 1. */
export const CHAINED_SUITE = 2;
