import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { CameraTrouble } from './camera/camera-trouble.ts';
import type { Problem } from './quality/checks.ts';

export const kindWords: Record<DocumentKind, MessageDescriptor> = {
  front: msg`ID, front`,
  back: msg`ID, back`,
  video: msg`Video`,
  particulars: msg`What you wrote`,
};

export const problemWords: Record<Problem, MessageDescriptor> = {
  too_small: msg`It has too few pixels to be read. Please come closer, or choose a larger file.`,
  too_large: msg`The file is too large.`,
  blurred: msg`It looks blurred. Hold still, and wait until the letters are sharp.`,
  glare: msg`A light is mirrored in it. Tilt the document, or turn away from the lamp.`,
  dark: msg`It is too dark. Please find more light.`,
  too_short: msg`The video is too short to say your name and the number.`,
  too_long: msg`The video must be shorter than one minute.`,
  unreadable: msg`Your browser cannot open this file. Please choose another one.`,
};

export const troubleWords: Record<CameraTrouble, { title: MessageDescriptor; text: MessageDescriptor }> = {
  refused: {
    title: msg`The camera is blocked`,
    text: msg`Allow it for this site in your browser’s settings, beside the address, then try again.`,
  },
  missing: { title: msg`No camera was found`, text: msg`Connect one, continue on your phone, or choose files instead.` },
  busy: { title: msg`Another program has the camera`, text: msg`Close it there, then try again.` },
  unsupported: { title: msg`This browser has no camera for websites`, text: msg`Choose files instead, or use another browser.` },
};
