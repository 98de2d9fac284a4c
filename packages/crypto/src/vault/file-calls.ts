import { openFile as open, sealFile as seal } from '../conversation/attachments.ts';
import { fromBase64url } from '../primitives/base64url.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

/** Here because it takes a moment: the page goes on meanwhile. */
export async function sealFile(_session: Session, { content, key }: Input<'sealFile'>): Promise<Output<'sealFile'>> {
  return seal(content, key === undefined ? undefined : fromBase64url(key));
}

export async function openFile(_session: Session, { file, sealed }: Input<'openFile'>): Promise<Output<'openFile'>> {
  return open(file, sealed);
}
