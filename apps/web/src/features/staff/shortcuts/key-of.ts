type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The name of a key in shortcuts. On a layout without Latin script, the name of the physical key. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string {
  const physicalKey = /^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1];
  const name = /^[\x21-\x7e]+$/.test(key) || physicalKey === undefined ? key : physicalKey;
  const modifiers = [...(ctrlKey || metaKey ? ['ctrl'] : []), ...(altKey ? ['alt'] : [])];
  return [...modifiers, name].join('+').toLowerCase();
}
