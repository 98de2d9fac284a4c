import type { MemberCard } from '@subrosa/contract/explore';
import type { RequestCard } from '@subrosa/contract/requests/schemas';
import { bandOf } from '@subrosa/rules/explore/distance';
import { interestSlugsOf } from '@subrosa/rules/profiles/choices';
import { interests } from '@subrosa/rules/reference/interests';
import { requestLimits } from '@subrosa/rules/requests/post';
import type { Delivery } from '../../platform/media-delivery/signed-urls.ts';
import { viewMedia } from '../media/index.ts';
import type { FoundPost } from './queries/cards.ts';

const CARD_SIZES = ['small', 'medium'] as const;
const categories = new Map(interests.map(({ number, category }) => [number as number, category]));

interface ViewerContext {
  viewerId: string;
  poster: MemberCard;
  delivery: Delivery;
}

/** The card of a post in a list. */
export function viewCard(post: FoundPost, { viewerId, poster, delivery }: ViewerContext): RequestCard {
  const { description, ...line } = post;
  return { ...viewLine(line, { viewerId, poster, delivery }), excerpt: excerptOf(description) };
}

/** The fields that cards and the detail view share. */
export function viewLine(
  post: Omit<FoundPost, 'description'>,
  { viewerId, poster, delivery }: ViewerContext,
): Omit<RequestCard, 'excerpt'> {
  return {
    id: post.id,
    title: post.title,
    type: post.type,
    fetish: interestSlugsOf([post.fetish])[0] ?? 'others',
    category: categories.get(post.fetish) ?? 'more',
    priceCents: post.price_cents,
    city: post.city === null || post.country === null ? null : { name: post.city, country: post.country },
    within: post.apart === null ? null : bandOf(post.apart),
    status: post.status,
    postedOn: post.listed_at.toISOString().slice(0, 10),
    editedOn: post.edited_at?.toISOString().slice(0, 10) ?? null,
    picture: viewPicture(post, delivery),
    mediaCount: post.media_count,
    views: Number(post.views),
    mine: post.member_id === viewerId,
    favourite: post.favourite,
    poster,
  };
}

function viewPicture(post: Omit<FoundPost, 'description'>, delivery: Delivery): RequestCard['picture'] {
  const { picture_id: id, generation, kind, width, height, duration_ms, placeholder } = post;
  if (id === null || generation === null || kind === null || width === null || height === null) return null;
  return viewMedia({ id, generation, kind, width, height, duration_ms, placeholder }, delivery, CARD_SIZES);
}

/** Joins the lines of a description, and cuts it after a word if possible. */
function excerptOf(beginning: string): string {
  const text = beginning.replaceAll(/\s+/gu, ' ').trim();
  if (text.length < requestLimits.excerpt) return text;
  const end = text.lastIndexOf(' ');
  return `${end > requestLimits.excerpt / 2 ? text.slice(0, end) : text}…`;
}

/** A minimal card of the owner, for the time before their search row exists. */
export function plainPoster(post: Pick<FoundPost, 'member_id' | 'username'>, accountType: MemberCard['accountType']): MemberCard {
  return {
    id: post.member_id,
    username: post.username,
    accountType,
    verified: false,
    premium: false,
    private: false,
    relation: 'self',
    photo: null,
    age: null,
    city: null,
    traveling: false,
    within: null,
    presence: null,
    interests: [],
  };
}
