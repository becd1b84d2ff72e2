/**
 * Takes away what the oldest browsers that scripts are built for lack, because nothing in a build says that a program uses
 * it: Safari 16.4 has neither of the first two, Firefox 115 neither of the others. Also for a page, which gets no more of
 * this file than the function.
 */
export function takeAwayWhatIsNewer(): void {
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  Reflect.deleteProperty(Response, 'json');
  if (!('Element' in globalThis)) return;
  Reflect.deleteProperty(Element.prototype, 'ariaLabel');
  Reflect.deleteProperty(Element.prototype, 'role');
}
