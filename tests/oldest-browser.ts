/**
 * Removes what the oldest browsers that scripts are built for lack, because nothing in a build reports that a program
 * uses it: Safari 16.4 has neither of the first two, Firefox 115 neither of the others. Also used in pages, which get
 * nothing of this file but the function.
 */
export function takeAwayWhatIsNewer(): void {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(Response, 'json');
  if (!('Element' in globalThis)) return;
  Reflect.deleteProperty(Element.prototype, 'ariaLabel');
  Reflect.deleteProperty(Element.prototype, 'role');
}
