import { opensKeyboard } from './touch.ts';

/** Where the focus was last: in one dialog or toast, or in the page under it. */
type Place = {
  element: HTMLElement;
  form: HTMLFormElement | null;
  /** The dialog, toast or main part of the page that contained it. */
  scope: Element;
  /** The boxes around it, from the inside out, and its index among the reachable elements of each. */
  surroundings: { box: Element; index: number }[];
  /** The page's heading at the time: a different one means a different page. */
  heading: HTMLElement | null;
  /** The surrounding element that took the focus instead when this one was pressed. */
  around?: Element;
  /** The element leads to another page but stays in place: the focus moves on to that page's heading. */
  leads?: boolean;
  /** The previous place while it is hidden, as a list on a phone is hidden by what it opened. */
  covered?: Place | undefined;
};

const dialogs = '[role="dialog"], [role="alertdialog"]';
const scopes = `${dialogs}, [data-toast], main`;
const reachable = 'a[href], button, input, select, textarea, summary';

/** The page first, then the dialogs over it. */
let places: Place[] = [];
/** The name of the element that each form replaced, to return to when the form is gone. */
const openers = new WeakMap<HTMLFormElement, string>();
/** The element just pressed, until something receives the focus. */
let pressed: HTMLElement | null = null;
let isWatching = false;

/**
 * From now on the focus is never lost: when the focused element goes away or is disabled, the focus moves to whatever
 * makes most sense. That is the element that opened a form now gone, the heading of a page that replaced another or on
 * which nothing has had the focus yet, or else whatever is now in the same place. Keyboard users would otherwise start
 * at the top.
 */
export function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  // A fast user may have focused something before this code loaded.
  if (document.activeElement !== document.body) remember(document.activeElement);
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    const isAround = target instanceof Element && target !== pressed && target.contains(pressed);
    const meant = places.find(({ element, around }) => (isAround ? element === pressed : around === target));
    pressed = null;
    if (isAround && meant) meant.around = target;
    // A closing dialog returns the focus to the element that had it, not to the one that was pressed.
    else if (meant && (!relatedTarget || isInDialog(relatedTarget)))
      return canTake(meant.element) ? meant.element.focus() : restoreSoon();
    if (!isDialog(target)) return isAround ? undefined : remember(target);
    // A dialog takes the focus itself when its focused element is gone, and again after the focus has been restored.
    const { element, scope } = places.at(-1) ?? {};
    if (element && element === relatedTarget && scope === target && canTake(element)) element.focus();
    else restoreSoon();
  });
  // A click outside every control removes the focus on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element && target.closest(`${reachable}, label`))) places = [];
  });
  // Safari never focuses a pressed button, but an element around it. Returning the focus to a field far above would
  // scroll the button away before the press is released.
  document.addEventListener('mousedown', ({ target, defaultPrevented }) => {
    const meant = defaultPrevented ? null : pressedAt(target);
    pressed = meant && canTake(meant) ? meant : null;
    if (pressed) remember(pressed);
  });
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  new MutationObserver(restoreSoon).observe(document.body, changes);
}

/**
 * For when the focused element leads to another page but stays in place, as a search field does. The new page's heading
 * takes the focus, as it does after a link: screen reader users would otherwise not notice the new page.
 */
export function followPage(): void {
  const last = places.at(-1);
  if (last) places = [...places.slice(0, -1), { ...last, heading: heading(), leads: true }];
}

let isAsked = false;

/** Waits for a frame, by when a closing dialog has returned the focus itself if it can. */
function restoreSoon(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    restore();
  });
}

function remember(target: EventTarget | null): void {
  // A heading takes the focus when a page is gone: that is no particular place.
  if (!(target instanceof HTMLElement) || target.matches('h1')) return;
  const form = target.closest('form');
  const scope = target.closest(scopes) ?? document.body;
  const before = places.at(-1);
  // A question asked over a form is gone too when the form has the focus again, but it did not open the form.
  const isOpened = before?.scope === scope && before.form !== form && !before.element.isConnected;
  if (form && isOpened) openers.set(form, nameOf(before.element));
  const under = places.filter((place) => place.scope !== scope && place.scope.isConnected);
  const surroundings = surroundingsOf(target, scope);
  const covered = before?.scope === scope ? [before, before.covered].find(isCovered) : undefined;
  places = [...under, { element: target, form, scope, surroundings, heading: heading(), covered }];
}

/** Called at every move of the focus, so it visits each element of a long list at most once. */
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
  // An element that was just disabled keeps the focus for a moment longer.
  const isHeld =
    activeElement instanceof HTMLElement &&
    canTake(activeElement) &&
    activeElement !== last?.around &&
    !isDialog(activeElement);
  const isLeft = last?.leads === true && last.heading?.isConnected === false;
  const isHere = activeElement === last?.element && isLeft;
  // Elements may have come or gone before it: with an old index, its neighbour would be skipped once it goes itself.
  if (last && isHeld && activeElement === last.element)
    last.surroundings = surroundingsOf(last.element, last.scope);
  if (!last || (isHeld && !isHere && activeElement !== document.body)) return;
  if (canTake(last.element) && !isLeft)
    return activeElement === last.scope ? last.element.focus() : undefined;
  const next = successor(last);
  if (next?.matches('input, textarea') && opensKeyboard()) return;
  // A new page's scroll position is the navigation's to decide: Back returns to the old one.
  next?.focus({ preventScroll: next === heading() });
}

/** Undefined while the page is still loading: the next change calls this again. */
function successor(last: Place): HTMLElement | undefined {
  const opener = openerOf(last);
  if (opener) return opener;
  if (last.heading && !last.heading.isConnected) return startOfPage();
  if (last.scope.isConnected) return uncovered(last.covered) ?? sameSpot(last);
  const under = places.findLast((place) => place.scope.isConnected);
  // Under a dialog that opened with the page, as after a reload, nothing has had the focus yet.
  if (!under) return startOfPage();
  return canTake(under.element) ? under.element : (openerOf(under) ?? sameSpot(under));
}

/** Where the focus goes once whatever covered this place is gone. */
function uncovered(place: Place | undefined): HTMLElement | undefined {
  if (!place || isCovered(place)) return undefined;
  return canTake(place.element) ? place.element : sameSpot(place);
}

function startOfPage(): HTMLElement | undefined {
  const now = heading();
  now?.setAttribute('tabindex', '-1');
  return now ?? undefined;
}

/** The element that opened the form that had the focus, once that form is gone. */
function openerOf({ form, scope }: Place): HTMLElement | undefined {
  const name = form && !form.isConnected ? openers.get(form) : undefined;
  const where = scope.isConnected ? scope : document.body;
  return name ? reachableIn(where).find((each) => nameOf(each) === name) : undefined;
}

/** What is there now, in the nearest surroundings that are left; if a form or group replaced it, its first field. */
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

/** The element that a press is meant for; for a label, its field. */
function pressedAt(target: EventTarget | null): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(reachable) ?? target.closest('label')?.control;
}

/** Whether the element is hidden, or, if it is gone, the nearest box that is left around it. */
const isCovered = (place: Place | undefined) =>
  [place?.element, ...(place?.surroundings ?? []).map(({ box }) => box)]
    .find((each) => each?.isConnected)
    ?.getClientRects().length === 0;
const isDialog = (target: EventTarget | null) => target instanceof Element && target.matches(dialogs);
const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest(dialogs);
const heading = () => document.querySelector('h1');
// Reads the attribute because Firefox has had `ariaLabel` only since 119.
const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
const canTake = (element: HTMLElement) =>
  element.isConnected &&
  element.getClientRects().length > 0 &&
  !element.matches(':disabled, [aria-hidden="true"]');

function reachableIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(reachable)].filter(canTake);
}
