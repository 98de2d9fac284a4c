/** Returns an element of the rendered page; a missing one is a bug. */
export function one<E extends Element>(within: ParentNode, selector: string, kind: new () => E): E {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

export function all<E extends Element>(selector: string, kind: new () => E): E[] {
  return [...document.querySelectorAll(selector)].filter((element): element is E => element instanceof kind);
}
