import type { ReceivedEpoch } from '@subrosa/crypto/conversation/accept-epochs';
import type { EncryptedFile } from '@subrosa/crypto/conversation/attachments';
import type { ConversationErrorReason } from '@subrosa/crypto/conversation/errors';
import type { CertifiedDevice } from '@subrosa/crypto/conversation/key-log';
import type { EncryptedName } from '@subrosa/crypto/conversation/group-name';
import type { GroupState, DecryptedGroup } from '@subrosa/crypto/conversation/group-profile';
import type { ReceivedInvitation, EncryptedInvitation } from '@subrosa/crypto/conversation/invitation';
import type { DecryptedMessage, Proof, ReceivedMessage, SignedMessage } from '@subrosa/crypto/conversation/decrypt-message';
import type { DecryptedReaction } from '@subrosa/crypto/conversation/reactions';
import type { GroupToEncrypt, GroupMembers, RenewedEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import type { SettingsAlarm } from '@subrosa/crypto/conversation/known-settings';
import type { EncryptedSettings, ReceivedSettings } from '@subrosa/crypto/conversation/settings';
import type { KeyAssessment } from '@subrosa/crypto/conversation/trust';
import type { MessageEnvelope } from '@subrosa/crypto/signed/message';
import type { AttachedFile } from '@subrosa/crypto/signed/attachment';
import type { GroupProfile, MessagePayload } from '@subrosa/crypto/signed/payload';
import type { ProvedKeyLog } from './log/contact-proofs.ts';
import type { LogCalls } from './log/log-protocol.ts';
import type { PasswordCalls } from './password-protocol.ts';

type EmptyObject = Record<string, never>;

export interface UnlockResult {
  /** For the server, which stores it once; sending it again is idempotent. */
  certificate: CertifiedDevice;
  alarm: SettingsAlarm | null;
}

interface SettingsInput {
  received: ReceivedSettings;
  /** The result of `knownSettingsVersion` before the settings were requested: another tab may save newer ones meanwhile. */
  atLeast: number;
}

export interface Contact {
  memberId: string;
  state: KeyAssessment['state'];
  /** The identity that the server presents; null if its key log is invalid. */
  identityKey: string | null;
  /** Whether the safety number of the presented identity was compared: that of the pinned one proves nothing about another. */
  compared: boolean;
}

/** `isUnproved`: no proof has shown the sender's keys, or the own settings that contain their pin, so the message is not confirmed yet. */
export type ShownMessage =
  | (Extract<DecryptedMessage, { kind: 'decrypted' }> & { isUnproved: boolean })
  | Extract<DecryptedMessage, { kind: 'dropped' }>;

export interface ConversationState {
  /** The number of the first epoch to request from the server. */
  nextEpoch: number;
  members: readonly string[];
  admins: readonly string[];
  contacts: readonly Contact[];
  /** Whether the result of `renew` must be sent to the server and synced before the next message. */
  renewalDue: boolean;
  /** Why some epochs of the server were not accepted. */
  error: VaultErrorMessage | null;
  /** Whether the pins changed, so that the settings must be saved. */
  pinsChanged: boolean;
}

export interface VaultErrorMessage {
  reason: ConversationErrorReason;
  memberId: string | undefined;
}

/** The unsent text of a conversation. */
export interface SavedDraft {
  text: string;
  /** The id of the message that it answers. */
  replyTo: string | null;
}

/** A message that is not sent yet. */
export interface QueuedMessage {
  id: string;
  payload: MessagePayload;
  /** In milliseconds since 1970. */
  writtenAt: number;
}

interface MemberInput {
  memberId: string;
}

interface ConversationInput {
  conversationId: string;
}

/** Calls from a page to the vault. The vault never returns a key of the account or of a conversation. */
export interface VaultCalls extends PasswordCalls, LogCalls {
  /** After a reload: the keys in this browser, or null if `unlock` is needed. */
  restore: { input: MemberInput; output: UnlockResult | null };
  /** Stores unlocked keys in this browser, with the settings of the server: known pins are loaded before any keys are assessed. */
  unlock: { input: SettingsInput & { keysId: string; deviceId: string }; output: UnlockResult };
  /** At logout: deletes all data of the member from this browser, except alarms of the log of keys that concern no contact, with their evidence. */
  clear: { input: EmptyObject; output: EmptyObject };
  /** The newest version that this browser has seen, or that the log of keys proves; 0 if it has seen none. */
  knownSettingsVersion: { input: MemberInput; output: { version: number } };
  /** Merges the settings that another device saved; returns whether the server should receive the pins of this browser. */
  mergeSettings: { input: SettingsInput; output: { alarm: SettingsAlarm | null; pinsChanged: boolean } };
  /** The next version of the settings, after the one that the server has, with their label in the log of keys. */
  encryptSettings: { input: { follows: number }; output: EncryptedSettings & { label?: string } };
  /** After the server stored this version: it must never return an older one. */
  settingsSaved: { input: { version: number }; output: EmptyObject };
  /** The member's decision after an alarm: with the pins of this browser, or without any, so that each contact needs a confirmation. */
  continueWithoutSettings: { input: EmptyObject; output: EmptyObject };
  /** Verifies and stores the epochs of a conversation that the server returned. */
  sync: { input: ConversationInput & { epochs: readonly ReceivedEpoch[]; logs: readonly ProvedKeyLog[] }; output: ConversationState };
  /** A group requires `group`: its name and picture are encrypted under the new key, except when the member leaves. */
  renew: { input: ConversationInput & { people?: GroupMembers; group?: GroupToEncrypt }; output: RenewedEpoch };
  /** An edit has the id of the message, and `edited` in its payload. */
  write: { input: ConversationInput & { id: string; payload: MessagePayload; longest: number }; output: MessageEnvelope };
  decryptMessages: { input: ConversationInput & { messages: readonly ReceivedMessage[] }; output: ShownMessage[] };
  react: { input: ConversationInput & { id: string; about: string; emoji: string }; output: MessageEnvelope };
  /** In the given order. `about` is the id of the message of each reaction. */
  decryptReactions: {
    input: ConversationInput & { reactions: readonly (SignedMessage & { about: string })[] };
    output: DecryptedReaction[];
  };
  /** Another name or picture of a group, under the newest key. */
  describeGroup: { input: ConversationInput & { id: string; group: GroupProfile }; output: MessageEnvelope };
  /** Several at once, for a list; each conversation must be synced. Null if a state is not accepted. */
  decryptGroups: { input: { groups: readonly (ConversationInput & { state: GroupState })[] }; output: (DecryptedGroup | null)[] };
  /** A group's name for an invited member. Throws if their keys were not accepted. */
  encryptInvitation: {
    input: ConversationInput & { log: ProvedKeyLog; name: string };
    output: EncryptedInvitation & { pinsChanged: boolean };
  };
  /** Null if an invitation is not accepted, or could not be reported. */
  decryptInvitations: { input: { invitations: readonly ReceivedInvitation[] }; output: ({ name: string; proof: Proof } | null)[] };
  /** A group's name for the member's own list of blocked groups. */
  encryptName: { input: ConversationInput & { log: ProvedKeyLog; name: string }; output: EncryptedName };
  decryptNames: { input: { names: readonly (ConversationInput & EncryptedName)[] }; output: (string | null)[] };
  /** Reports no progress, because encrypting 25 MB takes only a moment. With the earlier `key` the bytes are identical. */
  encryptFile: { input: { content: Blob; key?: string }; output: EncryptedFile };
  /** Throws `attachment` if it is not the file that was sent. */
  decryptFile: { input: { file: AttachedFile; ciphertext: Blob }; output: Blob };
  /** Accepts this changed or unconfirmed identity, and no other that the server presents by then. */
  accept: { input: ConversationInput & { memberId: string; identityKey: string }; output: EmptyObject };
  safetyNumber: { input: ConversationInput & { memberId: string }; output: { groups: string[]; identityKey: string } };
  /** One draft of each conversation is stored in this browser, encrypted, until `clear`; the last edit of any tab replaces it. */
  saveDraft: { input: ConversationInput & { draft: SavedDraft | null }; output: EmptyObject };
  /** By conversation. */
  listDrafts: { input: EmptyObject; output: { drafts: Readonly<Record<string, SavedDraft>> } };
  /** Stores a message in this browser, encrypted, until it is sent; false if too many wait already. */
  queueMessage: { input: ConversationInput & { message: QueuedMessage }; output: { isStored: boolean } };
  /** In the order in which they were written. */
  listQueued: { input: EmptyObject; output: { messages: readonly (ConversationInput & QueuedMessage)[] } };
  /**
   * The envelope of a stored message: the same for every attempt, so that the server stores it once, unless the server rejected it as stale.
   * Throws `changedSince` or `joinedSince` unless the member confirmed that it may be sent to the present keys. Null if it is not stored any more, because
   * another tab has sent or deleted it.
   */
  writeQueued: {
    input: ConversationInput & { id: string; longest: number; isRejected: boolean; isConfirmed: boolean };
    output: { envelope: MessageEnvelope | null };
  };
  /** After it was sent, or the member deleted it. */
  removeQueued: { input: ConversationInput & { id: string }; output: EmptyObject };
  /** Records whether the safety number of this identity was compared. Throws `identityChanged` if another one is pinned by now. */
  markCompared: { input: ConversationInput & { memberId: string; identityKey: string; compared: boolean }; output: EmptyObject };
}

export type VaultCall = keyof VaultCalls;

export type Input<Name extends VaultCall> = VaultCalls[Name]['input'];
export type Output<Name extends VaultCall> = VaultCalls[Name]['output'];

/** `onStep` receives the number of each derivation as it begins. */
export type Vault = {
  readonly [Name in VaultCall]: (input: Input<Name>, onStep?: (step: number) => void) => Promise<Output<Name>>;
};

export type VaultRequest = { [Name in VaultCall]: { number: number; call: Name; input: Input<Name> } }[VaultCall];

export type AccountErrorName = 'UnlockError' | 'InvalidRecoveryCode' | 'DerivationError';

export type VaultResponse = { number: number } & (
  | { step: number }
  | { output: Output<VaultCall> }
  | { error: VaultErrorMessage }
  | { accountError: AccountErrorName }
  | { failed: true }
);
