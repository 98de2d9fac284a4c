/**
 * transparency-replace-key: lets the present key of the transparency log sign the next one, which signs the log from then on.
 *
 *   npm run transparency:replace-key
 *
 * It needs the settings of the transparency process, and TRANSPARENCY_NEXT_SIGN_KEY or TRANSPARENCY_NEXT_KEY. Stop the process first, and
 * start it with the next key as its own.
 */
import { runTransparencyCommand } from '../app/transparency-command.ts';
import { replaceKey } from '../domains/transparency/signing/replace-key.ts';
import { keySigner } from '../platform/keys/signer.ts';

await runTransparencyCommand(async (signer) => {
  const next = await keySigner(signer.config, signer.clock, 'next');
  const { index, isNew } = await replaceKey(signer, next);
  return [
    `entry ${index}${isNew ? '' : ' is there already'}: key ${next.publicKey.toString('base64url')}`,
    'Start the transparency process with this key.',
  ];
});
