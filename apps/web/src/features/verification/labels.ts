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
  details: msg`What you wrote`,
};

export const problemLabels: Record<Problem, MessageDescriptor> = {
  too_small: msg`This photo is too small to read. Move closer or choose a larger file.`,
  too_large: msg`The file is too large.`,
  blurred: msg`It’s blurry. Hold still until the text is sharp.`,
  glare: msg`There’s glare on your ID. Tilt it or move away from the light.`,
  dark: msg`It’s too dark. Find more light.`,
  too_short: msg`The video is too short. Say your name and the number.`,
  too_long: msg`The video must be under 1 minute.`,
  unreadable: msg`Your browser can’t open this file. Choose another one.`,
};

export const cameraErrorLabels: Record<CameraError, { title: MessageDescriptor; text: MessageDescriptor }> = {
  denied: {
    title: msg`The camera is blocked`,
    text: msg`Allow the camera for this site in your browser settings, then try again.`,
  },
  missing: { title: msg`No camera found`, text: msg`Connect a camera, continue on your phone, or choose files instead.` },
  busy: { title: msg`Another app is using your camera`, text: msg`Close that app, then try again.` },
  unsupported: { title: msg`This browser can’t use the camera on websites`, text: msg`Choose files instead, or use another browser.` },
};

/** Brand names are the same in every language. */
export const platformNames: Record<SocialPlatform, string> = { twitter: 'X', linkedin: 'LinkedIn', instagram: 'Instagram' };

/** Why staff declined the verification, with the next step, for the member. */
export const declinedLabels: Record<IdentityReason, MessageDescriptor> = {
  document_unreadable: msg`We couldn’t read your ID. Take the photo again in good light, with all text sharp.`,
  face_not_visible: msg`Your face wasn’t fully visible. Record the video again with nothing in front of it.`,
  number_not_spoken: msg`We couldn’t hear your name and the number. Record the video again in a quiet room.`,
  name_mismatch: msg`Your details or date of birth don’t match your ID. Enter them as printed.`,
  not_alone: msg`Someone else could be seen or heard. Record the video again, alone.`,
  document_expired: msg`This ID has expired. Use a valid one.`,
  under_age: msg`Subrosa is for adults aged 19 and over.`,
  document_already_used: msg`This ID was used to verify another account. If that wasn’t you, write to us.`,
  social_number_missing: msg`We couldn’t find the number on your profile there. Make it public, show the number and submit it again.`,
  suspected_forgery: msg`We couldn’t confirm that your ID is genuine. If you think we’re wrong, write to us.`,
};

export const lifetimeDeclinedLabels: Record<LifetimeReason, MessageDescriptor> = {
  no_spot_left: msg`All free spots are taken.`,
  document_already_used: msg`Lifetime premium has already been given for this ID.`,
  suspected_forgery: msg`We couldn’t confirm that your ID is genuine. If you think we’re wrong, write to us.`,
};
