import { examples } from '@subrosa/contract/accounts/schemas';
import { requestsRoutes } from '@subrosa/contract/requests';
import { examplesOfConversations } from '@subrosa/contract/conversations/examples';
import { calendarRoutes } from '@subrosa/contract/calendar';
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
import type { Input, RelationFixture } from './relation-fixture.ts';

export interface Question {
  call: CallName;
  input: (fixture: RelationFixture) => Input;
  read: Read;
}

type RelationQuestionInput = (fixture: RelationFixture) => Input;

const byId: RelationQuestionInput = ({ subject }) => ({ params: { id: subject.id } });
const byName: RelationQuestionInput = ({ subject }) => ({ params: { username: subject.username } });
const ofNeighbour: RelationQuestionInput = ({ neighbour }) => ({ params: { id: neighbour.id } });
const meant =
  (more: object = {}): RelationQuestionInput =>
  ({ subject }) => ({ body: { memberId: subject.id, ...more } });
const withBody =
  (inputFor: RelationQuestionInput, body: object): RelationQuestionInput =>
  (fixture) => ({ ...inputFor(fixture), body });
/** Requests one entry per page, so that an excluded member changes neither the pages nor the cursors. */
const singly =
  (inputFor: RelationQuestionInput = () => ({}), query: Record<string, string> = {}): RelationQuestionInput =>
  (fixture) => ({ ...inputFor(fixture), query: { ...query, limit: '1' } });
const searching =
  (query: Record<string, string>): RelationQuestionInput =>
  ({ tag }) => ({ query: { search: tag, limit: '1', ...query } });
const theirPost: RelationQuestionInput = ({ things }) => ({ params: { id: things.post } });
const theirEntry: RelationQuestionInput = ({ things }) => ({ params: { id: things.entry } });
/** The range of the subject's calendar entries. */
const thoseDays = { from: '01012027', to: '31012027' };
const theirConversation: RelationQuestionInput = ({ things }) => ({ params: { id: things.conversation } });
/** Publishes an entry to the subject by id. */
const publishedTo =
  (text: object = {}): RelationQuestionInput =>
  ({ subject }) => ({ body: { ...text, audience: 'chosen', publishTo: [subject.id] } });
const theirMessage: RelationQuestionInput = ({ things }) => ({ params: { id: things.conversation, messageId: things.message } });
const theirPicture: RelationQuestionInput = ({ things }) => ({ params: { id: things.picture } });
const naming = ({ subject }: RelationFixture) => ({
  depicts: 'people',
  people: [{ who: 'member', username: subject.username }],
  consent: true,
});

const proof = { password: examples.secret, credential: examples.credentials.email };
const ok = always('ok');
const own = always('own');
const same = always('same');
const listed = listedAs('listed');

function question(call: CallName, input: RelationQuestionInput, read: Read): Question {
  return { call, input, read };
}

/** The request for each row of the table; a suffix after the slash separates several requests to one route. */
export const questions: Readonly<Record<string, Question>> = {
  getProfile: question('getProfile', byId, readProfile),
  getProfileOfUser: question('getProfileOfUser', byId, readProfile),
  getProfileByUsername: question('getProfileByUsername', byName, readProfile),
  getGallery: question('getGallery', byName, readItems),

  'searchMembers/name': question('searchMembers', searching({}), readCards),
  'searchMembers/near': question('searchMembers', searching({ location: 'true' }), readCards),
  'searchMembers/online': question('searchMembers', searching({ status: 'online' }), readCards),
  listConfidants: question('listConfidants', singly(), readCards),
  listActive: question('listActive', () => ({}), listed),

  getConnection: question('getConnection', byId, readState),
  checkConnection: question('checkConnection', byId, readState),
  requestConnection: question('requestConnection', meant({ note: 'Hello.' }), readState),
  confirmConnection: question('confirmConnection', meant(), readState),
  'changeConnection/confirm': question('changeConnection', withBody(byId, { action: 'confirm' }), readState),
  'changeConnectionAlias/delete': question('changeConnectionAlias', meant({ action: 'delete' }), readState),
  'listPending/in': question('listPending', singly(undefined, { direction: 'in' }), readConnections),
  'listPending/out': question('listPending', singly(undefined, { direction: 'out' }), readConnections),
  listConnected: question('listConnected', singly(), readConnections),
  listConnections: question('listConnections', singly(), readConnections),
  searchConnections: question('searchConnections', searching({}), readConnections),
  countConnections: question('countConnections', byId, always('full')),
  'countConnections/neighbour': question('countConnections', ofNeighbour, ([body]) =>
    (body as { count: number }).count > 1 ? 'listed' : 'absent',
  ),
  listConnectionsOf: question('listConnectionsOf', singly(byId), readAnybody),
  'listConnectionsOf/neighbour': question('listConnectionsOf', singly(ofNeighbour), readCards),
  listConnectedIds: question('listConnectedIds', byId, readAnyIds),
  'listConnectedIds/neighbour': question('listConnectedIds', ofNeighbour, listed),

  blockMember: question('blockMember', meant(), same),
  unblockMember: question('unblockMember', meant(), same),
  reportMember: question('reportMember', meant({ reason: 'scam', text: 'Asks for money.' }), same),
  'reportMember/block': question('reportMember', meant({ reason: 'scam', text: 'Asks for money.', block: true }), same),
  listBlocked: question('listBlocked', singly(), listedAs('own')),

  listEndorsements: question('listEndorsements', singly(byId), readEndorsements),
  'listEndorsements/neighbour': question('listEndorsements', singly(ofNeighbour), readAuthors),
  'listEndorsements/own': question(
    'listEndorsements',
    singly(({ viewer }) => ({ params: { id: viewer.id } })),
    readAuthors,
  ),
  endorseMember: question('endorseMember', meant({ text: 'Patient, and always on time.' }), ok),
  approveEndorsement: question('approveEndorsement', ({ things }) => ({ params: { id: things.received } }), ok),
  withdrawEndorsement: question('withdrawEndorsement', ({ things }) => ({ params: { id: things.written } }), own),

  'setFavourite/add': question('setFavourite', meant(), ok),
  'setFavourite/remove': question('setFavourite', meant({ favourite: false }), ok),
  checkFavourite: question('checkFavourite', byId, ok),
  listFavourites: question('listFavourites', singly(), readCards),

  listRequests: question('listRequests', singly(), listed),
  listRequestsOf: question('listRequestsOf', singly(byId), readPosts),
  getRequest: question('getRequest', theirPost, ok),
  listNext: question('listNext', theirPost, ok),
  viewRequest: question('viewRequest', theirPost, ok),
  reportRequest: question('reportRequest', withBody(theirPost, { reason: 'scam', text: 'Asks to pay elsewhere.' }), ok),
  setFavouriteRequest: question('setFavouriteRequest', ({ things }) => ({ body: { requestId: things.post } }), ok),
  checkFavouriteRequest: question('checkFavouriteRequest', theirPost, ok),
  listFavouriteRequests: question('listFavouriteRequests', singly(), listed),
  editRequest: question('editRequest', withBody(theirPost, requestsRoutes.editRequest.example.body ?? {}), ok),
  deleteRequest: question('deleteRequest', theirPost, ok),
  withdrawRequest: question('withdrawRequest', theirPost, ok),
  reviewRequest: question('reviewRequest', theirPost, ok),

  listCalendar: question('listCalendar', () => ({ query: thoseDays }), listed),
  'listCalendar/theirs': question('listCalendar', ({ subject }) => ({ query: { ...thoseDays, connections: subject.id } }), listed),
  listAgenda: question('listAgenda', byId, readEntries),
  getEntry: question('getEntry', theirEntry, ok),
  editEvent: question('editEvent', withBody(theirEntry, calendarRoutes.editEvent.example.body ?? {}), ok),
  editTrip: question('editTrip', withBody(theirEntry, calendarRoutes.editTrip.example.body ?? {}), ok),
  removeEntry: question('removeEntry', theirEntry, ok),
  'addEvent/chosen': question('addEvent', publishedTo(calendarRoutes.addEvent.example.body), ok),
  'addTrip/chosen': question('addTrip', publishedTo(calendarRoutes.addTrip.example.body), ok),

  listNotifications: question('listNotifications', singly(), listed),

  openConversation: question('openConversation', meant(), ok),
  planFirstMessage: question('planFirstMessage', meant(), ok),
  listConversations: question('listConversations', singly(), listed),
  getConversation: question('getConversation', theirConversation, ok),
  listMessages: question('listMessages', theirConversation, ok),
  listEpochs: question('listEpochs', theirConversation, ok),
  listKeyLogs: question('listKeyLogs', theirConversation, ok),
  viewConversation: question('viewConversation', ({ things }) => ({ query: { id: things.conversation } }), ok),
  listUserConversations: question('listUserConversations', () => ({ query: { limit: '10' } }), listed),
  moveCursor: question('moveCursor', withBody(theirConversation, { read: 1 }), ok),
  deleteMessage: question('deleteMessage', ({ things }) => ({ params: { id: things.conversation, messageId: things.message } }), ok),
  changeConversation: question('changeConversation', withBody(theirConversation, { muted: true }), ok),
  archiveConversation: question('archiveConversation', theirConversation, ok),
  sendMessage: question('sendMessage', withBody(theirConversation, examplesOfConversations.envelope), ok),
  addEpoch: question(
    'addEpoch',
    ({ things }) => ({ params: { id: things.conversation, epoch: '0' }, body: examplesOfConversations.epoch }),
    ok,
  ),
  reportConversation: question(
    'reportConversation',
    ({ things }) => ({ body: { conversationId: things.conversation, reason: 'scam' } }),
    same,
  ),

  listPinned: question('listPinned', theirConversation, ok),
  listAttachments: question('listAttachments', theirConversation, ok),
  getAttachment: question('getAttachment', ({ things }) => ({ params: { id: things.conversation, attachmentId: things.file } }), ok),
  startAttachment: question('startAttachment', withBody(theirConversation, { bytes: 5000 }), ok),
  pinMessage: question('pinMessage', theirMessage, ok),
  unpinMessage: question('unpinMessage', theirMessage, ok),
  removeReaction: question('removeReaction', theirMessage, ok),
  reactToMessage: question('reactToMessage', withBody(theirMessage, examplesOfConversations.envelope), ok),
  editMessage: question('editMessage', withBody(theirMessage, examplesOfConversations.envelope), ok),
  getMemberKeys: question('getMemberKeys', byId, ok),
  inviteToGroup: question(
    'inviteToGroup',
    ({ things, subject }) => ({ params: { id: things.group }, body: { memberId: subject.id, ...examplesOfConversations.invitation } }),
    ok,
  ),
  listInvitations: question('listInvitations', () => ({}), listed),
  respondToInvitation: question(
    'respondToInvitation',
    ({ things }) => ({ params: { id: things.invited }, body: { answer: 'decline' } }),
    ok,
  ),

  'allowPaymentViewer/allow': question('allowPaymentViewer', withBody(byId, { allowed: true }), ok),
  'allowPaymentViewer/forbid': question('allowPaymentViewer', withBody(byId, { allowed: false }), own),
  getOwnProfile: question('getOwnProfile', () => ({}), listed),

  declareDepictions: question('declareDepictions', (fixture) => ({ params: { id: fixture.things.draft }, body: naming(fixture) }), ok),
  startUpload: question(
    'startUpload',
    (fixture) => ({ body: { purpose: 'gallery', fileName: 'garden.jpg', type: 'image/jpeg', bytes: 9000, declaration: naming(fixture) } }),
    ok,
  ),
  listOwnMedia: question('listOwnMedia', () => ({ query: { purpose: 'gallery', state: 'published' } }), listedAs('own')),
  'findUpload/own': question('findUpload', ({ things }) => ({ query: { path: `uploads/${things.ownDepiction}` } }), listedAs('own')),
  listDepictions: question('listDepictions', () => ({}), listedAs('own')),
  respondToDepiction: question(
    'respondToDepiction',
    ({ things }) => ({ params: { id: things.depiction }, body: { consent: 'confirmed' } }),
    own,
  ),

  getUser: question('getUser', byId, ok),
  updateUser: question('updateUser', withBody(byId, { theme: 'dark' }), ok),
  updateUserAlias: question('updateUserAlias', withBody(byId, { theme: 'dark' }), ok),
  changeUsername: question('changeUsername', withBody(byId, { username: 'evening', ...proof }), ok),
  changeEmail: question('changeEmail', withBody(byId, { email: 'evening@example.org', ...proof }), ok),
  updateProfile: question('updateProfile', withBody(byId, { about: 'Not mine.' }), ok),
  updateProfileAlias: question('updateProfileAlias', withBody(byId, { about: 'Not mine.' }), ok),
  addCover: question('addCover', (fixture) => ({ ...byId(fixture), body: { mediaId: fixture.things.picture } }), ok),
  addCoverAlias: question('addCoverAlias', (fixture) => ({ ...byId(fixture), body: { mediaId: fixture.things.picture } }), ok),
  removeCover: question('removeCover', byId, ok),
  addImage: question('addImage', (fixture) => ({ ...byId(fixture), body: { mediaId: fixture.things.picture } }), ok),
  removeImage: question('removeImage', byId, ok),

  'addImage/theirs': question('addImage', ({ viewer, things }) => ({ params: { id: viewer.id }, body: { mediaId: things.picture } }), ok),
  'declareDepictions/theirs': question('declareDepictions', withBody(theirPicture, { depicts: 'nobody', consent: true }), ok),
  'findUpload/theirs': question('findUpload', ({ things }) => ({ query: { path: `uploads/${things.picture}` } }), ok),
  removeMedia: question('removeMedia', theirPicture, ok),
  saveCaption: question('saveCaption', withBody(theirPicture, { caption: 'Not mine.' }), ok),
  listParts: question('listParts', theirPicture, ok),
  signParts: question('signParts', withBody(theirPicture, { numbers: [1] }), ok),
  completeUpload: question('completeUpload', theirPicture, ok),
  cancelUpload: question('cancelUpload', theirPicture, ok),
};
