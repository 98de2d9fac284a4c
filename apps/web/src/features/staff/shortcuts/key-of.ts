type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A key by the name that shortcuts know it by. On a layout without Latin letters, the letter in that place. */
export function keyOf({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string {
  const physicalKey = /^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1];
  const name = /^[\x21-\x7e]+$/.test(key) || physicalKey === undefined ? key : physicalKey;
  const modifiers = [...(ctrlKey || metaKey ? ['ctrl'] : []), ...(altKey ? ['alt'] : [])];
  return [...modifiers, name].join('+').toLowerCase();
}
