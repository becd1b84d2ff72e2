import { opensKeyboard } from './touch.ts';

/** Where the focus was last, in one window or toast, or in the page under it. */
type Place = {
  element: HTMLElement;
  form: HTMLFormElement | null;
  /** The window, the toast or the page's main part that it stood in. */
  scope: Element;
  /** What was around it, from the inside out, and its number among what can be reached there. */
  surroundings: { box: Element; index: number }[];
  /** The page's heading then: another one means another page. */
  heading: HTMLElement | null;
  /** What a press on it gave the focus to instead, around it. */
  around?: Element;
  /** It leads to another page and stays there itself: the focus goes on to that page's heading. */
  leads?: boolean;
  /** The one before, while it is hidden, as a list is on a phone by what it has opened. */
  covered?: Place | undefined;
};

const windows = '[role="dialog"], [role="alertdialog"]';
const scopes = `${windows}, [data-toast], main`;
const reachable = 'a[href], button, input, select, textarea, summary';

/** The page first, the windows over it after it. */
let places: Place[] = [];
/** What each form took the place of: its name, to go back to when the form is gone. */
const openers = new WeakMap<HTMLFormElement, string>();
/** What was just pressed, until the focus has come to something. */
let pressed: HTMLElement | null = null;
let isWatching = false;

/**
 * From now on the focus never falls off the page: when what holds it goes away or is disabled, it moves to what is
 * nearest in sense. That is whatever opened a form that is gone, the heading of a page that took the place of
 * another or on which nothing had it yet, or else what now stands in the same place. Whoever uses the keyboard would
 * otherwise start at the top.
 */
export function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  // Whoever was faster than this program has the focus somewhere already.
  if (document.activeElement !== document.body) remember(document.activeElement);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isAround = target instanceof Element && target !== pressed && target.contains(pressed);
    const meant = places.find(({ element, around }) => (isAround ? element === pressed : around === target));
    pressed = null;
    if (isAround && meant) meant.around = target;
    // A window that closes gives it back to what had it, and not to what was pressed.
    else if (meant && (!relatedTarget || isInWindow(relatedTarget)))
      return canTake(meant.element) ? meant.element.focus() : restoreSoon();
    if (!isWindow(target)) return isAround ? undefined : remember(target);
    // A window takes the focus itself when what held it inside is gone, and once more when that has been put right.
    const { element, scope } = places.at(-1) ?? {};
    if (element && element === relatedTarget && scope === target && canTake(element)) element.focus();
    else restoreSoon();
  });
  // A click beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest(`${reachable}, label`))) places = [];
  });
  // Safari gives it to no button that is pressed, but to what is around it. Given back to a field far above, it would
  // scroll the button away before it is let go.
  document.addEventListener('mousedown', ({ target, defaultPrevented }) => {
    const meant = defaultPrevented ? null : pressedAt(target);
    pressed = meant && canTake(meant) ? meant : null;
    if (pressed) remember(pressed);
  });
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  new MutationObserver(restoreSoon).observe(document.body, changes);
}

/**
 * What has the focus leads to another page and stays there itself, as a search field does. That page's heading is to
 * have the focus, as when a link leads there: whoever hears the page would not notice that there is another.
 */
export function followPage(): void {
  const last = places.at(-1);
  if (last) places = [...places.slice(0, -1), { ...last, heading: heading(), leads: true }];
}

let isAsked = false;

/** By then a closing window has given the focus back itself, if it can. */
function restoreSoon(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    restore();
  });
}

function remember(target: EventTarget | null): void {
  // A heading takes the focus when a page is gone: that is nowhere in particular.
  if (!(target instanceof HTMLElement) || target.matches('h1')) return;
  const form = target.closest('form');
  const scope = target.closest(scopes) ?? document.body;
  const before = places.at(-1);
  // A question that stood over a form is gone too when the form has the focus again: it opened nothing.
  const isOpened = before?.scope === scope && before.form !== form && !before.element.isConnected;
  if (form && isOpened) openers.set(form, nameOf(before.element));
  const under = places.filter((place) => place.scope !== scope && place.scope.isConnected);
  const surroundings = surroundingsOf(target, scope);
  const covered = before?.scope === scope ? [before, before.covered].find(isCovered) : undefined;
  places = [...under, { element: target, form, scope, surroundings, heading: heading(), covered }];
}

/** Asked at every step of the focus, so it looks at each element of a long list at most once. */
function surroundingsOf(element: HTMLElement, scope: Element): Place['surroundings'] {
  const all = [...scope.querySelectorAll(reachable)];
  const at = all.indexOf(element);
  let first = at;
  const found = [];
  for (let box = element.parentElement; box && scope.contains(box); box = box.parentElement) {
    while (first > 0 && box.contains(all[first - 1] ?? null)) first -= 1;
    found.push({ box, index: at - first });
  }
  return found;
}

function restore(): void {
  const { activeElement } = document;
  const last = places.at(-1);
  // One that was just disabled holds the focus for another moment.
  const isHeld =
    activeElement instanceof HTMLElement &&
    canTake(activeElement) &&
    activeElement !== last?.around &&
    !isWindow(activeElement);
  const isLeft = last?.leads === true && last.heading?.isConnected === false;
  const isHere = activeElement === last?.element && isLeft;
  // What has come or gone before it counts: its neighbour would be passed over when it goes itself.
  if (last && isHeld && activeElement === last.element)
    last.surroundings = surroundingsOf(last.element, last.scope);
  if (!last || (isHeld && !isHere && activeElement !== document.body)) return;
  if (canTake(last.element) && !isLeft)
    return activeElement === last.scope ? last.element.focus() : undefined;
  const next = successor(last);
  if (next?.matches('input, textarea') && opensKeyboard()) return;
  // Where another page stands is decided by whoever goes there: going back leads to where one was.
  next?.focus({ preventScroll: next === heading() });
}

/** Undefined while the page is still loading: the next change asks again. */
function successor(last: Place): HTMLElement | undefined {
  const opener = openerOf(last);
  if (opener) return opener;
  if (last.heading && !last.heading.isConnected) return startOfPage();
  if (last.scope.isConnected) return uncovered(last.covered) ?? sameSpot(last);
  const under = places.findLast((place) => place.scope.isConnected);
  // Under a window that came with the page, as after a reload, nothing has had it yet.
  if (!under) return startOfPage();
  return canTake(under.element) ? under.element : (openerOf(under) ?? sameSpot(under));
}

/** Where somebody goes on when what covered this place is gone. */
function uncovered(place: Place | undefined): HTMLElement | undefined {
  if (!place || isCovered(place)) return undefined;
  return canTake(place.element) ? place.element : sameSpot(place);
}

function startOfPage(): HTMLElement | undefined {
  const now = heading();
  now?.setAttribute('tabindex', '-1');
  return now ?? undefined;
}

/** What opened the form that the focus was in, when that form is gone. */
function openerOf({ form, scope }: Place): HTMLElement | undefined {
  const name = form && !form.isConnected ? openers.get(form) : undefined;
  const where = scope.isConnected ? scope : document.body;
  return name ? reachableIn(where).find((each) => nameOf(each) === name) : undefined;
}

/** What stands there now, in the nearest surroundings that are left; of a form or group that came instead, its first field. */
function sameSpot({ form, surroundings }: Place): HTMLElement | undefined {
  for (const { box, index } of surroundings) {
    const all = box.isConnected ? [...box.querySelectorAll<HTMLElement>(reachable)] : [];
    const found = all.slice(index).find(canTake) ?? all.slice(0, index).findLast(canTake);
    const instead = form?.isConnected === false ? box.querySelector<HTMLElement>('form') : null;
    const group = instead ?? found?.closest<HTMLElement>('form, fieldset');
    const isNew = group && surroundings.every((each) => each.box !== group);
    if (found) return isNew ? reachableIn(group)[0] : found;
  }
  return undefined;
}

/** What a press on it is meant for; of a label, its field. */
function pressedAt(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(reachable) ?? target.closest('label')?.control;
}

/** Hidden, or what is left around it is. */
const isCovered = (place: Place | undefined) =>
  [place?.element, ...(place?.surroundings ?? []).map(({ box }) => box)]
    .find((each) => each?.isConnected)
    ?.getClientRects().length === 0;
const isWindow = (target: EventTarget | null) => target instanceof Element && target.matches(windows);
const isInWindow = (target: EventTarget | null) => target instanceof Element && target.closest(windows);
const heading = () => document.querySelector('h1');
// The attribute: Firefox has `ariaLabel` since 119 only.
const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
const canTake = (element: HTMLElement) =>
  element.isConnected &&
  element.getClientRects().length > 0 &&
  !element.matches(':disabled, [aria-hidden="true"]');

function reachableIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(reachable)].filter(canTake);
}
