import { examples } from '@subrosa/contract/accounts/parts';
import { requestsCalls } from '@subrosa/contract/requests';
import { examplesOfConversations } from '@subrosa/contract/conversations/examples';
import { calendarCalls } from '@subrosa/contract/calendar';
import type { CallName } from './calls.ts';
import {
  always,
  listedAs,
  readAnybody,
  readAnyIds,
  readAuthors,
  readCards,
  readConnections,
  readEndorsements,
  readEntries,
  readItems,
  readPosts,
  readProfile,
  readState,
  type Read,
} from './read-answer.ts';
import type { Input, Scene } from './scene.ts';

export interface Question {
  call: CallName;
  input: (scene: Scene) => Input;
  read: Read;
}

type Asking = (scene: Scene) => Input;

const byId: Asking = ({ subject }) => ({ params: { id: subject.id } });
const byName: Asking = ({ subject }) => ({ params: { username: subject.username } });
const ofNeighbour: Asking = ({ neighbour }) => ({ params: { id: neighbour.id } });
const meant =
  (more: object = {}): Asking =>
  ({ subject }) => ({ body: { memberId: subject.id, ...more } });
const withBody =
  (asking: Asking, body: object): Asking =>
  (scene) => ({ ...asking(scene), body });
/** One entry a page: whoever is left out changes neither the pages nor where they go on. */
const singly =
  (asking: Asking = () => ({}), query: Record<string, string> = {}): Asking =>
  (scene) => ({ ...asking(scene), query: { ...query, limit: '1' } });
const searching =
  (query: Record<string, string>): Asking =>
  ({ tag }) => ({ query: { search: tag, limit: '1', ...query } });
const theirPost: Asking = ({ things }) => ({ params: { id: things.post } });
const theirEntry: Asking = ({ things }) => ({ params: { id: things.entry } });
/** The days around what the subject has in their calendar. */
const thoseDays = { from: '01012027', to: '31012027' };
const theirTalk: Asking = ({ things }) => ({ params: { id: things.conversation } });
/** To the subject by name, on a day of its own. */
const publishedTo =
  (text: object = {}): Asking =>
  ({ subject }) => ({ body: { ...text, audience: 'chosen', publishTo: [subject.id] } });
const theirMessage: Asking = ({ things }) => ({ params: { id: things.conversation, messageId: things.message } });
const theirPicture: Asking = ({ things }) => ({ params: { id: things.picture } });
const naming = ({ subject }: Scene) => ({
  shows: 'people',
  people: [{ who: 'member', username: subject.username }],
  consent: true,
});

const proof = { password: examples.secret, credential: examples.credentials.email };
const ok = always('ok');
const own = always('own');
const same = always('same');
const listed = listedAs('listed');

function asks(call: CallName, input: Asking, read: Read): Question {
  return { call, input, read };
}

/** What is asked for each row of the table; where one call is asked in several ways, a word behind the slash says how. */
export const questions: Readonly<Record<string, Question>> = {
  readProfile: asks('readProfile', byId, readProfile),
  readProfileOfUser: asks('readProfileOfUser', byId, readProfile),
  readProfileByUsername: asks('readProfileByUsername', byName, readProfile),
  readGallery: asks('readGallery', byName, readItems),

  'searchMembers/name': asks('searchMembers', searching({}), readCards),
  'searchMembers/near': asks('searchMembers', searching({ location: 'true' }), readCards),
  'searchMembers/online': asks('searchMembers', searching({ status: 'online' }), readCards),
  listConfidants: asks('listConfidants', singly(), readCards),
  listActive: asks('listActive', () => ({}), listed),

  readConnection: asks('readConnection', byId, readState),
  checkConnection: asks('checkConnection', byId, readState),
  askToConnect: asks('askToConnect', meant({ note: 'Hello.' }), readState),
  confirmConnection: asks('confirmConnection', meant(), readState),
  'changeConnection/confirm': asks('changeConnection', withBody(byId, { action: 'confirm' }), readState),
  'changeConnectionToo/delete': asks('changeConnectionToo', meant({ action: 'delete' }), readState),
  'listPending/in': asks('listPending', singly(undefined, { direction: 'in' }), readConnections),
  'listPending/out': asks('listPending', singly(undefined, { direction: 'out' }), readConnections),
  listConnected: asks('listConnected', singly(), readConnections),
  listConnections: asks('listConnections', singly(), readConnections),
  searchConnections: asks('searchConnections', searching({}), readConnections),
  countConnections: asks('countConnections', byId, always('full')),
  'countConnections/neighbour': asks('countConnections', ofNeighbour, ([body]) =>
    (body as { count: number }).count > 1 ? 'listed' : 'absent',
  ),
  listConnectionsOf: asks('listConnectionsOf', singly(byId), readAnybody),
  'listConnectionsOf/neighbour': asks('listConnectionsOf', singly(ofNeighbour), readCards),
  listConnectedIds: asks('listConnectedIds', byId, readAnyIds),
  'listConnectedIds/neighbour': asks('listConnectedIds', ofNeighbour, listed),

  blockMember: asks('blockMember', meant(), same),
  unblockMember: asks('unblockMember', meant(), same),
  reportMember: asks('reportMember', meant({ reason: 'scam', text: 'Asks for money.' }), same),
  'reportMember/block': asks('reportMember', meant({ reason: 'scam', text: 'Asks for money.', block: true }), same),
  listBlocked: asks('listBlocked', singly(), listedAs('own')),

  listEndorsements: asks('listEndorsements', singly(byId), readEndorsements),
  'listEndorsements/neighbour': asks('listEndorsements', singly(ofNeighbour), readAuthors),
  'listEndorsements/own': asks(
    'listEndorsements',
    singly(({ viewer }) => ({ params: { id: viewer.id } })),
    readAuthors,
  ),
  endorseMember: asks('endorseMember', meant({ text: 'Patient, and always on time.' }), ok),
  approveEndorsement: asks('approveEndorsement', ({ things }) => ({ params: { id: things.received } }), ok),
  withdrawEndorsement: asks('withdrawEndorsement', ({ things }) => ({ params: { id: things.written } }), own),

  'chooseFavourite/add': asks('chooseFavourite', meant(), ok),
  'chooseFavourite/remove': asks('chooseFavourite', meant({ favourite: false }), ok),
  checkFavourite: asks('checkFavourite', byId, ok),
  listFavourites: asks('listFavourites', singly(), readCards),

  listRequests: asks('listRequests', singly(), listed),
  listRequestsOf: asks('listRequestsOf', singly(byId), readPosts),
  readRequest: asks('readRequest', theirPost, ok),
  listNext: asks('listNext', theirPost, ok),
  viewRequest: asks('viewRequest', theirPost, ok),
  reportRequest: asks('reportRequest', withBody(theirPost, { reason: 'scam', text: 'Asks to pay elsewhere.' }), ok),
  chooseFavouriteRequest: asks('chooseFavouriteRequest', ({ things }) => ({ body: { requestId: things.post } }), ok),
  checkFavouriteRequest: asks('checkFavouriteRequest', theirPost, ok),
  listFavouriteRequests: asks('listFavouriteRequests', singly(), listed),
  editRequest: asks('editRequest', withBody(theirPost, requestsCalls.editRequest.example.body ?? {}), ok),
  deleteRequest: asks('deleteRequest', theirPost, ok),
  withdrawRequest: asks('withdrawRequest', theirPost, ok),
  reviewRequest: asks('reviewRequest', theirPost, ok),

  listCalendar: asks('listCalendar', () => ({ query: thoseDays }), listed),
  'listCalendar/theirs': asks('listCalendar', ({ subject }) => ({ query: { ...thoseDays, connections: subject.id } }), listed),
  listAgenda: asks('listAgenda', byId, readEntries),
  readEntry: asks('readEntry', theirEntry, ok),
  editEvent: asks('editEvent', withBody(theirEntry, calendarCalls.editEvent.example.body ?? {}), ok),
  editTrip: asks('editTrip', withBody(theirEntry, calendarCalls.editTrip.example.body ?? {}), ok),
  removeEntry: asks('removeEntry', theirEntry, ok),
  'addEvent/chosen': asks('addEvent', publishedTo(calendarCalls.addEvent.example.body), ok),
  'addTrip/chosen': asks('addTrip', publishedTo(calendarCalls.addTrip.example.body), ok),

  listNotifications: asks('listNotifications', singly(), listed),

  openConversation: asks('openConversation', meant(), ok),
  listConversations: asks('listConversations', singly(), listed),
  readConversation: asks('readConversation', theirTalk, ok),
  listMessages: asks('listMessages', theirTalk, ok),
  listEpochs: asks('listEpochs', theirTalk, ok),
  readKeyLogs: asks('readKeyLogs', theirTalk, ok),
  viewConversation: asks('viewConversation', ({ things }) => ({ query: { id: things.conversation } }), ok),
  listUserConversations: asks('listUserConversations', () => ({ query: { limit: '10' } }), listed),
  moveCursor: asks('moveCursor', withBody(theirTalk, { read: 1 }), ok),
  deleteMessage: asks('deleteMessage', ({ things }) => ({ params: { id: things.conversation, messageId: things.message } }), ok),
  changeConversation: asks('changeConversation', withBody(theirTalk, { muted: true }), ok),
  archiveConversation: asks('archiveConversation', theirTalk, ok),
  sendMessage: asks('sendMessage', withBody(theirTalk, examplesOfConversations.envelope), ok),
  putEpoch: asks(
    'putEpoch',
    ({ things }) => ({ params: { id: things.conversation, epoch: '0' }, body: examplesOfConversations.epoch }),
    ok,
  ),
  reportConversation: asks('reportConversation', ({ things }) => ({ body: { conversationId: things.conversation, reason: 'scam' } }), same),

  listPinned: asks('listPinned', theirTalk, ok),
  listAttachments: asks('listAttachments', theirTalk, ok),
  readAttachment: asks('readAttachment', ({ things }) => ({ params: { id: things.conversation, attachmentId: things.file } }), ok),
  beginAttachment: asks('beginAttachment', withBody(theirTalk, { bytes: 5000 }), ok),
  pinMessage: asks('pinMessage', theirMessage, ok),
  unpinMessage: asks('unpinMessage', theirMessage, ok),
  removeReaction: asks('removeReaction', theirMessage, ok),
  reactToMessage: asks('reactToMessage', withBody(theirMessage, examplesOfConversations.envelope), ok),
  editMessage: asks('editMessage', withBody(theirMessage, examplesOfConversations.envelope), ok),
  readKeysOf: asks('readKeysOf', byId, ok),
  inviteToGroup: asks(
    'inviteToGroup',
    ({ things, subject }) => ({ params: { id: things.group }, body: { memberId: subject.id, ...examplesOfConversations.invitation } }),
    ok,
  ),
  listInvitations: asks('listInvitations', () => ({}), listed),
  answerInvitation: asks('answerInvitation', ({ things }) => ({ params: { id: things.invited }, body: { answer: 'decline' } }), ok),

  'allowPaymentReader/allow': asks('allowPaymentReader', withBody(byId, { allowed: true }), ok),
  'allowPaymentReader/forbid': asks('allowPaymentReader', withBody(byId, { allowed: false }), own),
  readOwnProfile: asks('readOwnProfile', () => ({}), listed),

  stateMedia: asks('stateMedia', (scene) => ({ params: { id: scene.things.draft }, body: naming(scene) }), ok),
  beginUpload: asks(
    'beginUpload',
    (scene) => ({ body: { purpose: 'gallery', fileName: 'garden.jpg', type: 'image/jpeg', bytes: 9000, statement: naming(scene) } }),
    ok,
  ),
  listOwnMedia: asks('listOwnMedia', () => ({ query: { purpose: 'gallery', state: 'published' } }), listedAs('own')),
  'findUpload/own': asks('findUpload', ({ things }) => ({ query: { path: `uploads/${things.portrait}` } }), listedAs('own')),
  listDepictions: asks('listDepictions', () => ({}), listedAs('own')),
  answerDepiction: asks('answerDepiction', ({ things }) => ({ params: { id: things.depiction }, body: { consent: 'confirmed' } }), own),

  readUser: asks('readUser', byId, ok),
  updateUser: asks('updateUser', withBody(byId, { theme: 'dark' }), ok),
  updateUserToo: asks('updateUserToo', withBody(byId, { theme: 'dark' }), ok),
  changeUsername: asks('changeUsername', withBody(byId, { username: 'evening', ...proof }), ok),
  changeEmail: asks('changeEmail', withBody(byId, { email: 'evening@example.org', ...proof }), ok),
  updateProfile: asks('updateProfile', withBody(byId, { about: 'Not mine.' }), ok),
  updateProfileToo: asks('updateProfileToo', withBody(byId, { about: 'Not mine.' }), ok),
  addCover: asks('addCover', (scene) => ({ ...byId(scene), body: { mediaId: scene.things.picture } }), ok),
  addCoverToo: asks('addCoverToo', (scene) => ({ ...byId(scene), body: { mediaId: scene.things.picture } }), ok),
  removeCover: asks('removeCover', byId, ok),
  addImage: asks('addImage', (scene) => ({ ...byId(scene), body: { mediaId: scene.things.picture } }), ok),
  removeImage: asks('removeImage', byId, ok),

  'addImage/theirs': asks('addImage', ({ viewer, things }) => ({ params: { id: viewer.id }, body: { mediaId: things.picture } }), ok),
  'stateMedia/theirs': asks('stateMedia', withBody(theirPicture, { shows: 'nobody', consent: true }), ok),
  'findUpload/theirs': asks('findUpload', ({ things }) => ({ query: { path: `uploads/${things.picture}` } }), ok),
  removeMedia: asks('removeMedia', theirPicture, ok),
  saveCaption: asks('saveCaption', withBody(theirPicture, { caption: 'Not mine.' }), ok),
  listParts: asks('listParts', theirPicture, ok),
  signParts: asks('signParts', withBody(theirPicture, { numbers: [1] }), ok),
  completeUpload: asks('completeUpload', theirPicture, ok),
  cancelUpload: asks('cancelUpload', theirPicture, ok),
};
