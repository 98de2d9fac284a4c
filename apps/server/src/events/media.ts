/** Facts of the media domain that others may react to. */
export interface MediaEvents {
  'media.uploaded': { mediaId: string };
  /** Rendered and harmless; the owner sees it now. */
  'media.scanned': { mediaId: string };
  'media.published': { mediaId: string; ownerId: string };
  /** A list of unlawful material knew it: for the named persons alone. Its file lies sealed. */
  'media.sealed': { mediaId: string; ownerId: string; list: string; distance: number };
  'media.rejected': { mediaId: string; ownerId: string; reason: string };
  /** Nobody sees it from now on; its files go. */
  'media.removed': { mediaId: string; ownerId: string };
  /** Staff took it down after a notice; its owner is told why. */
  'media.takenDown': { mediaId: string; ownerId: string; reason: string; sourceId: string };
  /** A member is named as shown, and asked. */
  'media.memberDepicted': { mediaId: string; personId: string; memberId: string };
  'media.objected': { mediaId: string; ownerId: string; memberId: string };
}
