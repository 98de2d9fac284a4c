import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { SocialPlatform } from '@subrosa/rules/verification/methods';
import type { IdentityReason, LifetimeReason } from '@subrosa/rules/verification/reasons';
import type { CameraError } from './camera/camera-error.ts';
import type { Problem } from './quality/checks.ts';

export const kindLabels: Record<DocumentKind, MessageDescriptor> = {
  front: msg`ID, front`,
  back: msg`ID, back`,
  video: msg`Video`,
  particulars: msg`What you wrote`,
};

export const problemLabels: Record<Problem, MessageDescriptor> = {
  too_small: msg`It has too few pixels to be read. Please come closer, or choose a larger file.`,
  too_large: msg`The file is too large.`,
  blurred: msg`It looks blurred. Hold still, and wait until the letters are sharp.`,
  glare: msg`A light is mirrored in it. Tilt the document, or turn away from the lamp.`,
  dark: msg`It is too dark. Please find more light.`,
  too_short: msg`The video is too short to say your name and the number.`,
  too_long: msg`The video must be shorter than one minute.`,
  unreadable: msg`Your browser cannot open this file. Please choose another one.`,
};

export const cameraErrorLabels: Record<CameraError, { title: MessageDescriptor; text: MessageDescriptor }> = {
  denied: {
    title: msg`The camera is blocked`,
    text: msg`Allow it for this site in your browser’s settings, beside the address, then try again.`,
  },
  missing: { title: msg`No camera was found`, text: msg`Connect one, continue on your phone, or choose files instead.` },
  busy: { title: msg`Another program has the camera`, text: msg`Close it there, then try again.` },
  unsupported: { title: msg`This browser has no camera for websites`, text: msg`Choose files instead, or use another browser.` },
};

/** Brands have one name in every language. */
export const platformNames: Record<SocialPlatform, string> = { twitter: 'X', linkedin: 'LinkedIn', instagram: 'Instagram' };

/** Why staff did not confirm it, to the member, with what to do next. */
export const declinedLabels: Record<IdentityReason, MessageDescriptor> = {
  document_unreadable: msg`We could not read the document. Please take its photo again in good light, with every letter sharp.`,
  face_not_visible: msg`Your face was not fully visible. Please record the video again, with nothing in front of it.`,
  number_not_said: msg`We could not hear your name and the number. Please record the video again in a quiet room.`,
  name_mismatch: msg`What you wrote, or your date of birth here, differs from the document. Please write it as it is printed.`,
  not_alone: msg`Somebody else could be seen or heard. Please record the video again, alone.`,
  document_expired: msg`The document has expired. Please use one that is valid.`,
  under_age: msg`This house is for adults of 19 years and older.`,
  document_already_used: msg`Another account was verified with this document. If that was not you, please write to us.`,
  social_number_missing: msg`We did not find the number on the profile. Please make it public, show the number, and send it again.`,
  suspected_forgery: msg`We could not confirm that the document is genuine. If you think that we are wrong, please write to us.`,
};

export const lifetimeDeclinedLabels: Record<LifetimeReason, MessageDescriptor> = {
  no_spot_left: msg`Every free place is taken.`,
  document_already_used: msg`Lifetime premium was given for this document before.`,
  suspected_forgery: msg`We could not confirm that the document is genuine. If you think that we are wrong, please write to us.`,
};
