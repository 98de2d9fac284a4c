import { examples } from '../accounts/schemas.ts';

const hash = 'A'.repeat(43);
const signature = 'A'.repeat(86);

/** Examples that the schemas accept; their signatures are not valid. */
export const examplesOfConversations = {
  envelope: {
    id: examples.id,
    deviceId: examples.id,
    epoch: 0,
    salt: hash,
    commitment: hash,
    ciphertext: 'A'.repeat(363),
    signature,
  },
  epoch: {
    record: {
      conversationId: examples.id,
      epoch: 0,
      previousHash: null,
      members: [{ memberId: examples.id, identity: hash, accountKeyVersion: 1 }],
      admins: [],
      creatorId: examples.id,
      deviceId: examples.id,
      createdOn: '2026-11-15',
      keyCommitment: hash,
      wrapsHash: hash,
      signature,
    },
    wraps: [{ memberId: examples.id, wrap: 'A'.repeat(152) }],
  },
  invitation: { id: examples.id, commitment: hash, encryptedName: 'A'.repeat(200), accountKeyVersion: 1 },
};
