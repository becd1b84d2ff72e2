/** Where the focus was last, in one window or in the page under it. */
type Place = {
  element: HTMLElement;
  /** The window or the page's main part that it stood in. */
  scope: Element;
  /** What was around it, from the inside out, and its number among what can be reached there. */
  surroundings: { box: Element; index: number }[];
  /** The page's heading then: another one means another page. */
  heading: HTMLElement | null;
};

const scopes = '[role="dialog"], [role="alertdialog"], main';
const reachable = 'a[href], button, input, select, textarea, summary';

/** The page first, the windows over it after it. */
let places: Place[] = [];
/** What each form took the place of: its name, to go back to when the form is gone. */
const openers = new WeakMap<HTMLFormElement, string>();
let isWatching = false;

/**
 * From now on the focus never falls off the page: when what holds it goes away or is disabled, it moves to what is
 * nearest in sense. That is whatever opened a form that is gone, the heading of a page that took the place of
 * another, or else what now stands in the same place. Whoever uses the keyboard would otherwise start at the top.
 */
export function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('focusin', ({ target }) => remember(target));
  // A click beside everything takes the focus away on purpose.
  document.addEventListener('pointerdown', () => (places = []));
  let isAsked = false;
  const onChange = () => {
    if (isAsked) return;
    isAsked = true;
    // By then a closing window has given the focus back itself, if it can.
    requestAnimationFrame(() => {
      isAsked = false;
      restore();
    });
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] };
  new MutationObserver(onChange).observe(document.body, changes);
}

function remember(target: EventTarget | null): void {
  // A window or a heading takes the focus when something is gone: that is nowhere in particular.
  if (!(target instanceof HTMLElement) || target.matches('[role="dialog"], h1')) return;
  const form = target.closest('form');
  const before = places.at(-1)?.element;
  if (form && before && !before.isConnected && !openers.has(form)) openers.set(form, nameOf(before));
  const scope = target.closest(scopes) ?? document.body;
  const under = places.filter((place) => place.scope !== scope && place.scope.isConnected);
  const place = { element: target, scope, surroundings: surroundingsOf(target, scope), heading: heading() };
  places = [...under, place];
}

function surroundingsOf(element: HTMLElement, scope: Element): Place['surroundings'] {
  const all = reachableIn(scope);
  const found = [];
  for (let box = element.parentElement; box && scope.contains(box); box = box.parentElement) {
    const inside = box;
    found.push({ box, index: all.filter((each) => inside.contains(each)).indexOf(element) });
  }
  return found;
}

function restore(): void {
  const { activeElement } = document;
  const last = places.at(-1);
  const isNowhere = activeElement === document.body || activeElement?.matches('[role="dialog"]') === true;
  if (!last || !isNowhere || canTake(last.element)) return;
  const next = successor(last);
  const opensKeyboard = next?.matches('input, textarea') && matchMedia('(pointer: coarse)').matches;
  if (!opensKeyboard) next?.focus();
}

/** Undefined while the page is still loading: the next change asks again. */
function successor(last: Place): HTMLElement | undefined {
  const opener = openerOf(last);
  if (opener) return opener;
  if (last.heading && !last.heading.isConnected) {
    const now = heading();
    now?.setAttribute('tabindex', '-1');
    return now ?? undefined;
  }
  if (last.scope.isConnected) return sameSpot(last);
  const under = places.findLast((place) => place.scope.isConnected);
  return under && (canTake(under.element) ? under.element : sameSpot(under));
}

/** What opened the form that the focus was in, when that form is gone. */
function openerOf({ element, scope }: Place): HTMLElement | undefined {
  const form = element.closest('form');
  const name = form && !form.isConnected ? openers.get(form) : undefined;
  const where = scope.isConnected ? scope : document.body;
  return name ? reachableIn(where).find((each) => nameOf(each) === name) : undefined;
}

/** What stands there now, in the nearest surroundings that are left. */
function sameSpot({ surroundings }: Place): HTMLElement | undefined {
  for (const { box, index } of surroundings) {
    const found = box.isConnected ? reachableIn(box) : [];
    if (found.length > 0) return found[Math.min(Math.max(index, 0), found.length - 1)];
  }
  return undefined;
}

const heading = () => document.querySelector('h1');
const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent?.trim() ?? '';
const canTake = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled, [aria-hidden="true"]');

function reachableIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(reachable)].filter(canTake);
}
