import type { LinkProps } from '@tanstack/react-router';

type Where = Pick<LinkProps, 'to' | 'params'>;

export const linkToRequest = (id: string): Where => ({ to: '/requests/details/$id', params: { id } });

export const linkToEdit = (id: string): Where => ({ to: '/requests/edit/$id', params: { id } });
