/** Events of the media domain. */
export interface MediaEvents {
  'media.uploaded': { mediaId: string };
  /** Rendered and free of viruses; the owner can view it. */
  'media.scanned': { mediaId: string };
  'media.published': { mediaId: string; ownerId: string };
  /** It matched a list of known CSAM, which only the CSAM reviewers may learn. Its file is in quarantine. */
  'media.csamMatched': { mediaId: string; ownerId: string; list: string; distance: number };
  'media.rejected': { mediaId: string; ownerId: string; reason: string };
  /** It is no longer visible, and its files will be deleted. */
  'media.removed': { mediaId: string; ownerId: string };
  /** Staff removed it after a notice; the owner receives the reason. */
  'media.takenDown': { mediaId: string; ownerId: string; reason: string; sourceId: string };
  /** A member was declared as depicted and must consent. */
  'media.memberDepicted': { mediaId: string; personId: string; memberId: string };
  'media.depictionObjected': { mediaId: string; ownerId: string; memberId: string };
}
