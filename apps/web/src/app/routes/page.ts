import type { MessageDescriptor } from '@lingui/core';
import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';

/** How a group takes a page: its address, its title, its file, and the name of the component in it. */
export function pagesOf<Parent extends AnyRoute>(parent: Parent) {
  return <Path extends string, Module extends object>(
    path: Path,
    title: MessageDescriptor,
    load: () => Promise<Module>,
    name: keyof Module & string,
  ) => createRoute({ getParentRoute: () => parent, path, head: titled(title), component: lazily(load, name) });
}
