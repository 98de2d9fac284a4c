import type { LinkProps } from '@tanstack/react-router';

type LinkDestination = Pick<LinkProps, 'to' | 'params'>;

export const linkToRequest = (id: string): LinkDestination => ({ to: '/requests/details/$id', params: { id } });

export const linkToEdit = (id: string): LinkDestination => ({ to: '/requests/edit/$id', params: { id } });
