import { readTable, type Row } from './read-table.ts';

/*
 * What a member learns about another from each route, by their relation:
 *
 * - full: everything that the subject shows, in a profile, a list or a card in a list
 * - card: name, photo and whether they may connect, for a private account
 * - empty: the list of a private account, as if it had no entries
 * - missing: the 404 of an unknown page; absent: not in the list; unknown: the response to an unknown name
 * - listed: named in the list; ok: the request succeeds; an error: the word of `errorOutcomes` in relations.long.test.ts
 * - a connection state: the state after the request
 * - same: the response does not depend on the subject
 * - own: visible because the viewer wrote, allowed, blocked or declared it, or is depicted in it
 *
 * The last four columns must be identical, except in rows with `own`.
 */
export const table: readonly Row[] = readTable(`
                             none     pending-in  pending-out  connected  private  private-connected  blocked-by  blocking  suspended  missing

getProfile                   full     full        full         full       card     full               missing     missing   missing    missing
getProfileOfUser             full     full        full         full       card     full               missing     missing   missing    missing
getProfileByUsername         full     full        full         full       card     full               missing     missing   missing    missing
getGallery                   full     full        full         full       empty    full               missing     missing   missing    missing

searchMembers/name           full     full        full         full       card     full               absent      absent    absent     absent
searchMembers/near           full     full        full         full       absent   absent             absent      absent    absent     absent
searchMembers/online         full     full        full         full       absent   absent             absent      absent    absent     absent
listConfidants               full     full        full         full       card     full               absent      absent    absent     absent
listActive                   absent   absent      absent       listed     absent   absent             absent      absent    absent     absent

getConnection                none     incoming    outgoing     connected  none     connected          missing     missing   missing    missing
checkConnection              none     incoming    outgoing     connected  none     connected          missing     missing   missing    missing
requestConnection            outgoing connected   outgoing     connected  outgoing connected          missing     missing   missing    missing
confirmConnection            none     connected   outgoing     connected  none     connected          missing     missing   missing    missing
changeConnection/confirm     none     connected   outgoing     connected  none     connected          missing     missing   missing    missing
changeConnectionAlias/delete none     none        none         none       none     none               missing     missing   missing    missing
listPending/in               absent   full        absent       absent     absent   absent             absent      absent    absent     absent
listPending/out              absent   absent      full         absent     absent   absent             absent      absent    absent     absent
listConnected                absent   absent      absent       full       absent   full               absent      absent    absent     absent
listConnections              absent   full        full         full       absent   full               absent      absent    absent     absent
searchConnections            absent   full        full         full       absent   full               absent      absent    absent     absent
countConnections             full     full        full         full       missing  full               missing     missing   missing    missing
countConnections/neighbour   listed   listed      listed       listed     absent   listed             absent      absent    absent     absent
listConnectionsOf            full     full        full         full       missing  full               missing     missing   missing    missing
listConnectionsOf/neighbour  full     full        full         full       absent   full               absent      absent    absent     absent
listConnectedIds             full     full        full         full       missing  full               missing     missing   missing    missing
listConnectedIds/neighbour   listed   listed      listed       listed     absent   listed             absent      absent    absent     absent

blockMember                  same     same        same         same       same     same               same        same      same       same
unblockMember                same     same        same         same       same     same               same        same      same       same
reportMember                 same     same        same         same       same     same               same        same      same       same
reportMember/block           same     same        same         same       same     same               same        same      same       same
listBlocked                  absent   absent      absent       absent     absent   absent             absent      own       absent     absent

listEndorsements             full     full        full         full       empty    full               missing     missing   missing    missing
listEndorsements/neighbour   full     full        full         full       card     full               absent      absent    absent     absent
listEndorsements/own         full     full        full         full       card     full               absent      absent    absent     absent
endorseMember                rejected rejected    rejected     ok         rejected ok                 missing     missing   missing    missing
approveEndorsement           ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
withdrawEndorsement          own      own         own          own        own      own                missing     missing   own        missing

setFavourite/add             ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
setFavourite/remove          ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
checkFavourite               ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listFavourites               full     full        full         full       card     full               absent      absent    absent     absent

listRequests                 listed   listed      listed       listed     absent   listed             absent      absent    absent     absent
listRequestsOf               full     full        full         full       empty    full               missing     missing   missing    missing
getRequest                   ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
listNext                     ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
viewRequest                  ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
reportRequest                ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
setFavouriteRequest          ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
checkFavouriteRequest        ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
listFavouriteRequests        listed   listed      listed       listed     absent   listed             absent      absent    absent     absent
editRequest                  same     same        same         same       same     same               same        same      same       same
deleteRequest                missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
withdrawRequest              missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
reviewRequest                missing  missing     missing      missing    missing  missing            missing     missing   missing    missing

listCalendar                 absent   absent      absent       listed     absent   listed             absent      absent    absent     absent
listCalendar/theirs          absent   absent      absent       listed     absent   listed             absent      absent    absent     absent
listAgenda                   full     full        full         full       empty    full               missing     missing   missing    missing
getEntry                     ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
editEvent                    same     same        same         same       same     same               same        same      same       same
editTrip                     same     same        same         same       same     same               same        same      same       same
removeEntry                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
addEvent/chosen              rejected rejected    rejected     ok         rejected ok                 rejected    rejected  rejected   rejected
addTrip/chosen               rejected rejected    rejected     ok         rejected ok                 rejected    rejected  rejected   rejected

listNotifications            listed   listed      listed       listed     listed   listed             absent      absent    absent     absent

openConversation             ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
planFirstMessage             ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listConversations            listed   listed      listed       listed     listed   listed             absent      absent    absent     absent
getConversation              ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listMessages                 ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listEpochs                   ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listKeyLogs                  ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
viewConversation             ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listUserConversations        listed   listed      listed       listed     listed   listed             absent      absent    absent     absent
moveCursor                   ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
deleteMessage                ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
changeConversation           ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
archiveConversation          ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
sendMessage                  rejected rejected    rejected     rejected   rejected rejected           missing     missing   missing    missing
addEpoch                     rejected rejected    rejected     rejected   rejected rejected           missing     missing   missing    missing
reportConversation           same     same        same         same       same     same               same        same      same       same
listPinned                   ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
listAttachments              ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
getAttachment                ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
startAttachment              ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
pinMessage                   ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
unpinMessage                 ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
removeReaction               ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing
reactToMessage               rejected rejected    rejected     rejected   rejected rejected           missing     missing   missing    missing
editMessage                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
getMemberKeys                ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
inviteToGroup                ok       ok          ok           ok         missing  ok                 missing     missing   missing    missing
listInvitations              listed   listed      listed       listed     listed   listed             absent      absent    absent     absent
respondToInvitation          ok       ok          ok           ok         ok       ok                 missing     missing   missing    missing

allowPaymentViewer/allow     missing  missing     missing      ok         missing  ok                 missing     missing   missing    missing
allowPaymentViewer/forbid    missing  missing     missing      own        missing  own                missing     missing   own        missing
getOwnProfile                absent   absent      absent       listed     absent   listed             absent      absent    absent     absent

declareDepictions            ok       ok          ok           ok         ok       ok                 unknown     unknown   unknown    unknown
startUpload                  ok       ok          ok           ok         ok       ok                 unknown     unknown   unknown    unknown
listOwnMedia                 own      own         own          own        own      own                own         own       own        absent
findUpload/own               own      own         own          own        own      own                own         own       own        missing
listDepictions               own      own         own          own        own      own                own         own       own        absent
respondToDepiction           own      own         own          own        own      own                own         own       own        missing

getUser                      missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
updateUser                   missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
updateUserAlias              missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
changeUsername               missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
changeEmail                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
updateProfile                missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
updateProfileAlias           missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
addCover                     missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
addCoverAlias                missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
removeCover                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
addImage                     missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
removeImage                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing

addImage/theirs              missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
declareDepictions/theirs     missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
findUpload/theirs            missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
removeMedia                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
saveCaption                  missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
listParts                    missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
signParts                    missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
completeUpload               missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
cancelUpload                 missing  missing     missing      missing    missing  missing            missing     missing   missing    missing
`);
