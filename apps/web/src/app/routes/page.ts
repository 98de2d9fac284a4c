import type { MessageDescriptor } from '@lingui/core';
import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { lazily } from '../lazily.ts';
import { titled } from '../titled.ts';

/** Creates a route of a group from its path, its title, its file, and the name of the exported component. */
export function pagesOf<Parent extends AnyRoute>(parent: Parent) {
  return <Path extends string, Module extends object>(
    path: Path,
    title: MessageDescriptor,
    load: () => Promise<Module>,
    name: keyof Module & string,
  ) => createRoute({ getParentRoute: () => parent, path, head: titled(title), component: lazily(load, name) });
}
