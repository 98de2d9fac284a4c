import { accountTypes } from '@subrosa/rules/accounts/account-types';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { viewAsKinds } from '@subrosa/rules/profiles/audiences';
import { linkKinds, profileLimits } from '@subrosa/rules/profiles/fields';
import { z } from 'zod';
import { examples } from './accounts/schemas.ts';
import { mediaView, ownMedia } from './media/schemas.ts';
import { ownProfile, profileChange, profileView } from './profiles/schemas.ts';
import { route } from './route.ts';

const nothing = z.object({});
const id = z.object({ id: z.uuid('field.invalid') });
const exampleId = { id: examples.id };
const viewAs = z.object({
  viewAs: z.enum(viewAsKinds, 'field.notAChoice').optional().describe('Preview the caller’s own profile as this kind of viewer.'),
  language: z.string().max(35).optional(),
});
const exampleChange = { about: 'Quiet evenings, old books.' };

function readBy<Params extends z.ZodObject>(path: `/api/user-details/${string}`, params: Params, example: z.input<Params>) {
  return route({
    method: 'GET',
    path,
    summary: 'Get a profile as visible to the caller; 404 for blocked, suspended and unfinished ones',
    params,
    query: viewAs,
    reply: profileView,
    errors: ['resource.notFound'],
    example: { params: example },
  });
}

function change(path: `/api/user-details/${string}`) {
  return route({
    method: 'PUT',
    path,
    summary: 'Change the caller’s profile; only given fields change',
    params: id,
    body: profileChange,
    reply: ownProfile,
    errors: ['resource.notFound', 'profiles.prohibitedWord'],
    example: { params: exampleId, body: exampleChange },
  });
}

function picture(method: 'PUT' | 'DELETE', action: 'add-cover' | 'add-image', summary: string) {
  return route({
    method,
    path: `/api/user-details/{id}/${action}`,
    summary,
    params: id,
    body: z.object({ mediaId: z.uuid('field.required') }),
    reply: ownProfile,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { mediaId: examples.id } },
  });
}

function withoutPicture(action: 'remove-cover' | 'remove-image', summary: string) {
  return route({
    method: 'DELETE',
    path: `/api/user-details/{id}/${action}`,
    summary,
    params: id,
    reply: ownProfile,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  });
}

const ownGalleryItem = z.object({ caption: z.string(), item: ownMedia });

const reviewedProfile = z.object({
  accountType: z.enum(accountTypes),
  joinedAt: z.iso.datetime(),
  verified: z.boolean(),
  age: z.int().nullable().describe('From the date of birth that the member stated.'),
  about: z.string(),
  welcomes: z.array(z.string()),
  declines: z.array(z.string()),
  links: z.array(z.object({ platform: z.string(), url: z.string() })),
  withheld: z.boolean().describe('Whether staff already hide the texts from others.'),
  pictures: z.array(mediaView).describe('Published pictures, newest first.'),
});

export const profilesRoutes = {
  getProfileCase: route({
    method: 'GET',
    path: '/api/staff/profiles/{id}',
    summary:
      'Get texts and pictures of a profile, for the assignee of a case about its member; the id is the case’s, because a profile’s id would reveal the name',
    params: id,
    reply: reviewedProfile,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  getOwnProfile: route({
    method: 'GET',
    path: '/api/profile',
    summary: 'Get the caller’s profile for editing',
    query: z.object({ language: z.string().max(35).optional() }),
    reply: ownProfile,
  }),
  saveProfile: route({
    method: 'PUT',
    path: '/api/profile',
    summary: 'Change the caller’s profile; only given fields change',
    body: profileChange,
    reply: ownProfile,
    errors: ['profiles.prohibitedWord'],
    versioned: true,
    example: { body: exampleChange },
  }),
  createProfile: route({
    method: 'POST',
    path: '/api/user-details',
    summary: 'Start or continue the caller’s profile',
    body: profileChange,
    reply: ownProfile,
    errors: ['profiles.prohibitedWord'],
    example: { body: exampleChange },
  }),
  finishWelcome: route({
    method: 'POST',
    path: '/api/account/welcome',
    summary: 'Finish the welcome wizard, which activates the account, unless a required field is empty',
    reply: nothing,
    errors: ['request.invalid'],
  }),
  getProfile: readBy('/api/user-details/{id}', id, exampleId),
  getProfileOfUser: readBy('/api/user-details/user/{id}', id, exampleId),
  getProfileByUsername: readBy(
    '/api/user-details/username/{username}',
    z.object({ username: z.string('field.invalid').min(1, 'field.invalid').max(100, 'field.invalid') }),
    { username: 'nobody' },
  ),
  updateProfile: change('/api/user-details/{id}'),
  updateProfileAlias: change('/api/user-details/{id}/update'),
  addCover: picture('PUT', 'add-cover', 'Choose the cover'),
  addCoverAlias: picture('DELETE', 'add-cover', 'Choose the cover; the verb is the specification’s'),
  removeCover: withoutPicture('remove-cover', 'Remove the cover'),
  addImage: picture('PUT', 'add-image', 'Choose the profile photo'),
  removeImage: withoutPicture('remove-image', 'Remove the profile photo'),
  addLink: route({
    method: 'POST',
    path: '/api/profile/links',
    summary: 'Add a social, fan-site or personal link, which premium members see',
    body: z.object({
      kind: z.enum(linkKinds, 'field.notAChoice'),
      platform: z.string('field.required').trim().min(1, 'field.required').max(40, 'field.tooLong'),
      url: z.string('field.required').trim().min(1, 'field.required').max(profileLimits.url, 'url.invalid'),
    }),
    reply: ownProfile,
    errors: ['profiles.tooManyLinks'],
    example: { body: { kind: 'personal', platform: 'website', url: 'https://example.org' } },
  }),
  removeLink: route({
    method: 'DELETE',
    path: '/api/profile/links/{id}',
    summary: 'Remove a link',
    params: id,
    reply: ownProfile,
    errors: ['resource.notFound'],
    example: { params: exampleId },
  }),
  savePayment: route({
    method: 'PUT',
    path: '/api/profile/payment',
    summary: 'Save payment methods: names are visible to members, accounts to selected connections',
    body: z.object({
      methods: z
        .array(
          z.object({
            name: z.string('field.required').trim().min(1, 'field.required').max(profileLimits.paymentName, 'field.tooLong'),
            account: z.string('field.required').trim().min(1, 'field.required').max(profileLimits.paymentAccount, 'field.tooLong'),
          }),
        )
        .max(profileLimits.paymentMethods, 'field.tooLong'),
    }),
    reply: ownProfile,
    example: { body: { methods: [{ name: 'Transfer', account: 'on request' }] } },
  }),
  allowPaymentViewer: route({
    method: 'PUT',
    path: '/api/profile/payment/viewers/{id}',
    summary: 'Let a connection view the caller’s payment accounts, or stop that',
    params: id,
    body: z.object({ allowed: z.boolean('field.invalid') }),
    reply: nothing,
    errors: ['resource.notFound'],
    example: { params: exampleId, body: { allowed: true } },
  }),
  getOwnGallery: route({
    method: 'GET',
    path: '/api/profile/gallery',
    summary: 'Get the caller’s gallery in order, including unpublished items',
    reply: z.array(ownGalleryItem),
  }),
  orderGallery: route({
    method: 'PUT',
    path: '/api/profile/gallery/order',
    summary: 'Change the order of the caller’s gallery',
    body: z.object({ ids: z.array(z.uuid('field.invalid')).max(200, 'field.tooLong') }),
    reply: z.array(ownGalleryItem),
    example: { body: { ids: [] } },
  }),
  saveCaption: route({
    method: 'PUT',
    path: '/api/profile/gallery/{id}',
    summary: 'Change the caption of an item of the caller’s gallery',
    params: id,
    body: z.object({ caption: z.string('field.invalid').trim().max(mediaLimits.caption, 'field.tooLong') }),
    reply: ownGalleryItem,
    errors: ['resource.notFound', 'profiles.prohibitedWord'],
    example: { params: exampleId, body: { caption: 'Evening light' } },
  }),
  getGallery: route({
    method: 'GET',
    path: '/api/profiles/{username}/gallery',
    summary: 'Get the published gallery of a member, in their order',
    params: z.object({ username: z.string('field.invalid').min(1, 'field.invalid').max(100, 'field.invalid') }),
    query: z.object({ after: z.string().max(200, 'field.invalid').optional() }),
    reply: z.object({ items: z.array(z.object({ media: mediaView, caption: z.string() })), after: z.string().nullable() }),
    errors: ['resource.notFound'],
    example: { params: { username: 'nobody' } },
  }),
};
