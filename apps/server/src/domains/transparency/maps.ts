/** The map of settings changes in every fourth edition, so that an edition shows less about who is active. */
export const SETTINGS_EVERY = 4;

export const fillerKey = ({ TRANSPARENCY_FILLER_SECRET }: { TRANSPARENCY_FILLER_SECRET: string }): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(TRANSPARENCY_FILLER_SECRET);
