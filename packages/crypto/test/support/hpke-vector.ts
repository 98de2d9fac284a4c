/**
 * DHKEM(P-256), HKDF-SHA256, AES-256-GCM, base mode, in hex. From the machine-readable vectors of RFC 9180
 * (mode 0, kem_id 16, kdf_id 1, aead_id 2); the appendix prints this KEM and KDF only with other ciphers.
 */
export const rfc9180Vector = {
  info: '4f6465206f6e2061204772656369616e2055726e',
  ikmE: 'a90d3417c3da9cb6c6ae19b4b5dd6cc9529a4cc24efb7ae0ace1f31887a8cd6c',
  ikmR: 'a0ce15d49e28bd47a18a97e147582d814b08cbe00109fed5ec27d1b4e9f6f5e3',
  pkRm: '04abc7e49a4c6b3566d77d0304addc6ed0e98512ffccf505e6a8e3eb25c685136f853148544876de76c0f2ef99cdc3a05ccf5ded7860c7c021238f9e2073d2356c',
  enc: '04c06b4f6bebc7bb495cb797ab753f911aff80aefb86fd8b6fcc35525f3ab5f03e0b21bd31a86c6048af3cb2d98e0d3bf01da5cc4c39ff5370d331a4f1f7d5a4e0',
  plaintext: '4265617574792069732074727574682c20747275746820626561757479',
  encryptions: [
    {
      aad: '436f756e742d30',
      ciphertext: '58c61a45059d0c5704560e9d88b564a8b63f1364b8d1fcb3c4c6ddc1d291742465e902cd216f8908da49f8f96f',
    },
    {
      aad: '436f756e742d31',
      ciphertext: 'b4e7c90d1dd62cb563694956eb517ab55d5e7d1f6366a0066c04ababaa444dbaf60a30d7bb7d3e91b969762dee',
    },
    {
      aad: '436f756e742d32',
      ciphertext: '65463cc0e5fd16e1650a55fb37d5b6fe6e5ac5b6f6e8c2640cfb0fcd528dc37bc0963b5c53d6238c42d447ddf4',
    },
  ],
} as const;
