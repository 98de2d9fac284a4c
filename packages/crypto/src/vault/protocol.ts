import type { AccountKeys } from '../account/account-keys.ts';
import type { ReceivedEpoch } from '../conversation/accept-epochs.ts';
import type { EncryptedFile } from '../conversation/attachments.ts';
import type { ConversationErrorReason } from '../conversation/errors.ts';
import type { CertifiedDevice, KeyLog } from '../conversation/key-log.ts';
import type { EncryptedName } from '../conversation/group-name.ts';
import type { GroupState, OpenedGroup } from '../conversation/group-profile.ts';
import type { ReceivedInvitation, EncryptedInvitation } from '../conversation/invitation.ts';
import type { Opened, Proof, ReceivedMessage, SignedMessage } from '../conversation/open-message.ts';
import type { OpenedReaction } from '../conversation/reactions.ts';
import type { GroupToEncrypt, People, RenewedEpoch } from '../conversation/renew-epoch.ts';
import type { Judgement } from '../conversation/trust.ts';
import type { Bytes } from '../primitives/bytes.ts';
import type { MessageEnvelope } from '../signed/message.ts';
import type { AttachedFile } from '../signed/attachment.ts';
import type { GroupProfile, MessagePayload } from '../signed/payload.ts';

type Nothing = Record<string, never>;

export interface Unlocked {
  /** For the server, which keeps it once; sent again it changes nothing. */
  certificate: CertifiedDevice;
}

export interface Contact {
  memberId: string;
  state: Judgement['state'];
  /** Somebody compared the safety number of the identity that is in use. */
  verified: boolean;
}

export interface ConversationState {
  /** From which epoch on to ask the server. */
  nextEpoch: number;
  members: readonly string[];
  admins: readonly string[];
  contacts: readonly Contact[];
  /** Before the next message `renew` must be put to the server and come back. */
  renewalDue: boolean;
  /** Why the server's epochs were not followed to their end. */
  refused: VaultErrorMessage | null;
  /** Pins are new: save the settings. */
  pinsChanged: boolean;
}

export interface VaultErrorMessage {
  because: ConversationErrorReason;
  memberId: string | undefined;
}

interface Owner {
  memberId: string;
}

interface Of {
  conversationId: string;
}

/** What a page may ask of the vault. Private keys go in once and never come out. */
export interface VaultCalls {
  /** After a reload: the keys as they were left here, or null where the browser has none: `unlock`. */
  restore: { input: Owner; output: Unlocked | null };
  /** `settings` as the server has them: known pins count before anybody's keys are looked at. */
  unlock: { input: Owner & { deviceId: string; masterKey: Bytes; keys: AccountKeys; settings: string | null }; output: Unlocked };
  /** At signing out: nothing of the member stays in this browser. */
  forget: { input: Nothing; output: Nothing };
  /** The sealed settings that another device saved meanwhile; whether the server should be sent what is known here. */
  mergeSettings: { input: { sealed: string }; output: { pinsChanged: boolean } };
  encryptSettings: { input: Nothing; output: { sealed: string } };
  /** What the server says of a conversation, checked and kept. */
  sync: { input: Of & { epochs: readonly ReceivedEpoch[]; logs: readonly KeyLog[] }; output: ConversationState };
  /** Of a group with its `group`: its name and picture are sealed under the new key, unless one leaves with it. */
  renew: { input: Of & { people?: People; group?: GroupToEncrypt }; output: RenewedEpoch };
  /** An edit has the id of the message, and `edited` in its payload. */
  write: { input: Of & { id: string; payload: MessagePayload; longest: number }; output: MessageEnvelope };
  open: { input: Of & { messages: readonly ReceivedMessage[] }; output: Opened[] };
  react: { input: Of & { id: string; about: string; emoji: string }; output: MessageEnvelope };
  /** In their order. `about` is the id of the message under which each was sent. */
  openReactions: { input: Of & { reactions: readonly (SignedMessage & { about: string })[] }; output: OpenedReaction[] };
  /** Another name or picture of a group, under the newest key. */
  describeGroup: { input: Of & { id: string; group: GroupProfile }; output: MessageEnvelope };
  /** Several at once, for a list: each of a conversation that was synced; null where it is not believed. */
  openGroups: { input: { groups: readonly (Of & { state: GroupState })[] }; output: (OpenedGroup | null)[] };
  /** A group's name for somebody who is invited. Throws where they have keys that nobody accepted. */
  encryptInvitation: { input: Of & { log: KeyLog; name: string }; output: EncryptedInvitation & { pinsChanged: boolean } };
  /** Null where one is not believed, or could not be reported. */
  openInvitations: { input: { invitations: readonly ReceivedInvitation[] }; output: ({ name: string; proof: Proof } | null)[] };
  /** A group's name for one's own list of blocked groups. */
  encryptName: { input: Of & { log: KeyLog; name: string }; output: EncryptedName };
  openNames: { input: { names: readonly (Of & EncryptedName)[] }; output: (string | null)[] };
  /** Progress is of the upload: sealing 25 MB takes a moment. With the `key` of before, the very same bytes come out. */
  encryptFile: { input: { content: Blob; key?: string }; output: EncryptedFile };
  /** Throws `attachment` where it is not the file that was sent. */
  openFile: { input: { file: AttachedFile; sealed: Blob }; output: Blob };
  /** Go on with a changed identity. */
  accept: { input: Of & { memberId: string }; output: Nothing };
  safetyNumber: { input: Of & { memberId: string }; output: { groups: string[] } };
  /** The safety number was compared, or is doubted again. */
  markCompared: { input: Of & { memberId: string; compared: boolean }; output: Nothing };
}

export type VaultCall = keyof VaultCalls;

export type Input<Name extends VaultCall> = VaultCalls[Name]['input'];
export type Output<Name extends VaultCall> = VaultCalls[Name]['output'];

export type Vault = { readonly [Name in VaultCall]: (input: Input<Name>) => Promise<Output<Name>> };

export type VaultRequest = { [Name in VaultCall]: { number: number; call: Name; input: Input<Name> } }[VaultCall];

export type VaultAnswer = { number: number } & ({ output: Output<VaultCall> } | { refused: VaultErrorMessage } | { failed: true });
