import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './garage.ts';

/**
 * Where the focus goes when the focused element is gone, on pages of a few lines: only a small page can show exactly
 * which button gets the focus.
 */
const program = ['touch', 'kept-focus']
  .map((name) =>
    stripTypeScriptTypes(readFileSync(`app/lib/${name}.ts`, 'utf8')).replaceAll(/^import .*$/gm, ''),
  )
  .join('\n');

declare global {
  interface Window {
    /** Set once the script has run. */
    isKept?: boolean;
  }
}

/** Shows a page on which `keepFocus` runs. */
async function show(page: Page, markup: string): Promise<void> {
  await page.setContent(markup);
  await begin(page);
}

async function begin(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', content: `${program}\nkeepFocus(); window.isKept = true;` });
  await page.waitForFunction(() => window.isKept);
}

/** Changes the page, and waits until everything that follows from it has been done. */
async function change(page: Page, work: () => void): Promise<void> {
  await page.evaluate(work);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}

const held = (page: Page) => page.locator(':focus');

test('a button that goes passes the focus to the one in its place, the last one to the one before', async ({
  page,
}) => {
  await show(
    page,
    `<main><a href="#">Elsewhere</a><ul>
      <li><button>One</button></li><li><button>Two</button></li>
      <li><button>Three</button></li><li><button>Four</button></li>
    </ul><button>After</button></main>`,
  );
  await page.getByRole('button', { name: 'Two' }).focus();
  await change(page, () => document.querySelectorAll('li')[1]?.remove());
  await expect(held(page)).toHaveText('Three');
  for (const next of ['Four', 'One']) {
    await change(page, () => document.querySelectorAll('li')[1]?.remove());
    await expect(held(page)).toHaveText(next);
  }
  await change(page, () => document.querySelector('ul')?.replaceChildren());
  await expect(held(page)).toHaveText('After');
});

test('the right neighbour gets the focus even after others above have gone or come', async ({ page }) => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  await show(
    page,
    `<main><ul>${names.map((name) => `<li><button>${name}</button></li>`).join('')}</ul></main>`,
  );
  await page.getByRole('button', { name: 'Three' }).focus();
  await change(page, () => document.querySelector('li')?.remove());
  await change(page, () => document.querySelectorAll('li')[1]?.remove());
  await expect(held(page)).toHaveText('Four');
  await change(page, () =>
    document.querySelector('li')?.insertAdjacentHTML('beforebegin', '<li><button>New</button></li>'),
  );
  await change(page, () => document.querySelectorAll('li')[2]?.remove());
  await expect(held(page)).toHaveText('Five');
});

test('elements that are disabled, hidden or not for people are skipped', async ({ page }) => {
  await show(
    page,
    `<main><p><button>Before</button><button id="one">One</button><button disabled>No</button>
      <button hidden>No</button><input aria-hidden="true"><button>Next</button></p></main>`,
  );
  await page.getByRole('button', { name: 'One' }).focus();
  await change(page, () => document.querySelector('#one')?.remove());
  await expect(held(page)).toHaveText('Next');
});

test('what a list has opened over itself returns the focus to where it was in the list', async ({ page }) => {
  const list = ['One', 'Two', 'Three', 'Four'].map((name) => `<li><button>${name}</button></li>`).join('');
  await show(page, `<main><div><ul>${list}</ul></div></main>`);
  const open = () => {
    document.querySelector('ul')?.setAttribute('hidden', '');
    document
      .querySelector('div')
      ?.insertAdjacentHTML('beforeend', '<p><button>Back</button><button>Resolve</button></p>');
  };
  const close = () => {
    document.querySelector('p')?.remove();
    document.querySelector('ul')?.removeAttribute('hidden');
  };
  await page.getByRole('button', { name: 'Two' }).focus();
  await change(page, open);
  await expect(held(page)).toHaveText('Back');
  await change(page, close);
  await expect(held(page)).toHaveText('Two');
  await change(page, open);
  await page.getByRole('button', { name: 'Resolve' }).focus();
  await change(page, () => document.querySelectorAll('li')[1]?.remove());
  await page.getByRole('button', { name: 'Back' }).focus();
  await change(page, close);
  await expect(held(page), 'its button left the list meanwhile').toHaveText('Three');
  await page.getByRole('button', { name: 'One' }).focus();
  await change(page, () => document.querySelector('li')?.remove());
  await expect(held(page), 'the earlier place no longer counts').toHaveText('Three');
});

test('an element that had the focus before the script ran passes it on like any other', async ({ page }) => {
  await page.setContent(`<main><p><button id="one">One</button><button>Two</button></p></main>`);
  await page.locator('#one').focus();
  await begin(page);
  await change(page, () => document.querySelector('#one')?.remove());
  await expect(held(page)).toHaveText('Two');
});

test('a button that is disabled while it is busy passes the focus on', async ({ page }) => {
  await show(page, `<main><button id="one">One</button><button>Two</button></main>`);
  await page.locator('#one').focus();
  await change(page, () => document.querySelector('#one')?.setAttribute('disabled', ''));
  await expect(held(page)).toHaveText('Two');
});

test('an element that still has the focus keeps it, whatever else changes', async ({ page }) => {
  await show(page, `<main><p><button>One</button></p><button>Two</button></main>`);
  await page.getByRole('button', { name: 'One' }).focus();
  await page.getByRole('button', { name: 'Two' }).focus();
  await change(page, () => document.querySelector('p')?.remove());
  await expect(held(page)).toHaveText('Two');
});

test('a click outside every control removes the focus for good', async ({ page }) => {
  await show(page, `<main><button id="one">One</button><button>Two</button><p>Words</p></main>`);
  await page.locator('#one').focus();
  await page.getByText('Words').click();
  await change(page, () => document.querySelector('#one')?.remove());
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Two' }).click();
  await change(page, () => document.querySelector('button')?.replaceWith(document.createElement('button')));
  await expect(page.getByRole('button')).toBeFocused();
});

test('the element that opened a form has the focus again when the form is gone, wherever both are', async ({
  page,
}) => {
  await show(
    page,
    `<main><p><button aria-label="Add: Winter tyres">Add</button></p>
      <ul><li><button aria-label="Edit: Oil">Edit</button></li></ul><div></div></main>`,
  );
  await page.getByRole('button', { name: 'Add: Winter tyres' }).focus();
  await change(page, () => {
    document.querySelector('p button')?.remove();
    const place = document.querySelector('div');
    if (place)
      place.innerHTML = `<form><input><button type="button">Another</button><button type="button">Cancel</button></form>`;
    document.querySelector('input')?.focus();
  });
  // Neither a step out of the form and back nor a button inside it that goes counts as what opened it.
  await page.getByRole('button', { name: 'Edit: Oil' }).focus();
  await page.getByRole('button', { name: 'Another' }).focus();
  await change(page, () => document.querySelector('form button')?.remove());
  await expect(held(page)).toHaveText('Cancel');
  await change(page, () => {
    document.querySelector('form')?.remove();
    const place = document.querySelector('p');
    if (place) place.innerHTML = `<button>Add</button><button aria-label="Add: Winter tyres">Add</button>`;
  });
  await expect(page.getByRole('button', { name: 'Add: Winter tyres' })).toBeFocused();
});

test('a form that replaces a button or another form has the focus in its first field', async ({ page }) => {
  await show(
    page,
    `<main><section><button>Before</button><p><button id="one">Edit</button></p></section></main>`,
  );
  await page.locator('#one').focus();
  await change(page, () => {
    const place = document.querySelector('p');
    if (place) place.innerHTML = `<form><input aria-label="Make"><button type="button">Next</button></form>`;
  });
  await expect(page.getByRole('textbox', { name: 'Make' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).focus();
  await change(page, () => {
    const place = document.querySelector('p');
    if (place)
      place.innerHTML = `<a href="#">Back</a><a href="#">Help</a><form><input aria-label="Model"></form>`;
  });
  await expect(page.getByRole('textbox', { name: 'Model' })).toBeFocused();
});

test('a new page has the focus on its heading, the same page does not', async ({ page }) => {
  await show(page, `<main><h1>Clients</h1><a href="#">Robin</a><a href="#">Jess</a></main>`);
  await page.getByRole('link', { name: 'Robin' }).focus();
  await change(page, () => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<h1>Robin</h1><a href="#">Edit</a><a href="#">Back</a>';
  });
  await expect(page.getByRole('heading', { name: 'Robin' })).toBeFocused();
  await page.getByRole('link', { name: 'Edit' }).focus();
  await change(page, () => document.querySelector('a')?.remove());
  await expect(held(page)).toHaveText('Back');
  await page.evaluate(() => {
    document.body.style.overflowAnchor = 'none';
    const main = document.querySelector('main');
    if (main) main.innerHTML = '<h1>Clients</h1><p style="height: 300vh">Many</p>';
    scrollTo(0, 500);
  });
  await expect(page.getByRole('heading'), 'after going back').toBeFocused();
  expect(await page.evaluate(() => scrollY), 'still at the same place in a long list').toBe(500);
});

test('a closing dialog returns the focus to the page under it, to whatever is left in the same place', async ({
  page,
}) => {
  await show(
    page,
    `<main><button>One</button><button id="two">Two</button><button>Three</button></main>
    <div role="dialog" tabindex="-1"><button>Delete</button><button>Close</button></div>`,
  );
  await page.locator('#two').focus();
  await page.getByRole('button', { name: 'Delete' }).focus();
  await change(page, () => document.querySelector('[role=dialog] button')?.remove());
  await expect(held(page), 'the window is still there').toHaveText('Close');
  await change(page, () => {
    document.querySelector('[role=dialog]')?.remove();
    document.querySelector('main')?.prepend(document.createElement('button'));
  });
  await expect(held(page)).toHaveText('Two');

  await show(
    page,
    `<main><button>One</button><button id="two">Two</button><button>Three</button></main>
    <div role="dialog" tabindex="-1"><button>Delete</button></div>`,
  );
  await page.locator('#two').focus();
  await page.getByRole('button', { name: 'Delete' }).focus();
  await change(page, () => {
    document.querySelector('#two')?.remove();
    document.querySelector('[role=dialog]')?.remove();
  });
  await expect(held(page)).toHaveText('Three');

  await show(
    page,
    '<main><h1>Clients</h1><button>One</button></main><div role="dialog"><button>Delete</button></div>',
  );
  await page.getByRole('button', { name: 'Delete' }).focus();
  await change(page, () => document.querySelector('[role=dialog]')?.remove());
  await expect(held(page), 'it came with the page, and nothing had the focus before').toHaveText('Clients');
});

test('a toast that goes returns the focus to where it was on the page, not to the last element', async ({
  page,
}) => {
  await show(
    page,
    `<main><button id="two">Two</button></main><footer><a href="/">Home</a></footer>
    <div aria-live="polite"><div data-toast><button>Undo</button></div></div>`,
  );
  await page.locator('#two').focus();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await change(page, () => document.querySelector('[data-toast]')?.remove());
  await expect(held(page)).toHaveText('Two');
});

test('a dialog that takes the focus itself passes it on to whatever is now where the focus was in it', async ({
  page,
}) => {
  await show(
    page,
    `<main></main><div role="dialog" tabindex="-1"><button>One</button><button id="two">Two</button></div>`,
  );
  await page.locator('#two').focus();
  await change(page, () => document.querySelector<HTMLElement>('[role=dialog]')?.focus());
  await expect(page.getByRole('button', { name: 'Two' }), 'which is still there').toBeFocused();
  await change(page, () => {
    document.querySelector('#two')?.remove();
    document.querySelector<HTMLElement>('[role=dialog]')?.focus();
  });
  await expect(page.getByRole('button', { name: 'One' })).toBeFocused();
});

/** Safari never focuses a pressed button but whatever surrounds it: its dialog, or nothing. */
async function pressAsInSafari(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.matches('button, label'))) return;
      event.preventDefault();
      const around = event.target.closest<HTMLElement>('[tabindex]');
      if (around) around.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
}

test('in Safari, a button pressed in a dialog stays under the pointer: a field far above does not take the focus back', async ({
  page,
}) => {
  await show(
    page,
    `<div role="dialog" tabindex="-1"><input type="text"><p style="height: 200vh"></p>
      <label><input type="checkbox">Tell me</label> <button onclick="this.title += 'saved'">Save</button></div>`,
  );
  await pressAsInSafari(page);
  await page.locator('[type="text"]').focus();
  await page.getByRole('button').click();
  await change(page, () => document.querySelector('p')?.append('Saving'));
  await expect(page.getByTitle('saved', { exact: true })).toBeFocused();
  await page.locator('[type="text"]').focus();
  await page.getByText('Tell me').click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await change(page, () => document.querySelector('p')?.append('Saved'));
  await expect(page.getByRole('checkbox')).toBeFocused();
});

test('in Safari, too, a closing dialog returns the focus to the button that was pressed to open it', async ({
  page,
}) => {
  await show(page, '<main><button>Open</button></main>');
  await pressAsInSafari(page);
  await page.getByRole('button').click();
  await change(page, () => {
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input></div>');
    document.querySelector('input')?.focus();
  });
  await change(page, () => document.querySelector('[role="dialog"]')?.remove());
  await expect(held(page)).toHaveText('Open');
});

test('in Safari, too, the focus returns to that button from the panel around it, to which the press moved it', async ({
  page,
}) => {
  await show(page, '<main><div tabindex="0"><button>First</button><button>Open</button></div></main>');
  await pressAsInSafari(page);
  const openAndClose = async (close: () => void) => {
    await page.getByRole('button', { name: 'Open' }).click();
    await change(page, () => {
      document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input></div>');
      document.querySelector('input')?.focus();
    });
    await change(page, close);
  };
  // As our dialogs do: they know only which element had the focus.
  await openAndClose(() => {
    document.querySelector<HTMLElement>('main > div')?.focus();
    document.querySelector('[role="dialog"]')?.remove();
  });
  await expect(held(page)).toHaveText('Open');
  await openAndClose(() => {
    document.querySelector('button + button')?.remove();
    document.querySelector('[role="dialog"]')?.remove();
    document.querySelector<HTMLElement>('main > div')?.focus();
  });
  await expect(held(page), 'what it was opened for is gone').toHaveText('First');
});

test('in Safari, too, a form that replaces the pressed button has the focus in its first field', async ({
  page,
}) => {
  await show(
    page,
    '<main><div tabindex="0"><button>Before</button><p><button id="one">Edit</button></p></div></main>',
  );
  await pressAsInSafari(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await change(page, () => {
    const place = document.querySelector('p');
    if (place) place.innerHTML = '<form><input><button type="button">Cancel</button></form>';
  });
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await change(page, () => document.querySelector('form')?.remove());
  await expect(page.locator('[tabindex]'), 'where the user has gone').toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('no field gets the focus: it would bring up the keyboard', async ({ page }) => {
    await show(page, `<main><button id="one">One</button><input><button>Two</button></main>`);
    await page.locator('#one').focus();
    await change(page, () => document.querySelector('#one')?.remove());
    await expect(page.locator('body')).toBeFocused();
  });
});

test('with a keyboard, a field gets the focus like anything else', async ({ page }) => {
  await show(page, `<main><button id="one">One</button><input><button>Two</button></main>`);
  await page.locator('#one').focus();
  await change(page, () => document.querySelector('#one')?.remove());
  await expect(page.getByRole('textbox')).toBeFocused();
});

test('a dialog that takes the focus a second time returns it at once, except after a click outside every control', async ({
  page,
}) => {
  await show(
    page,
    '<main></main><div role="dialog" tabindex="-1" style="padding: 2rem"><button>Find</button><input></div>',
  );
  const field = page.getByRole('textbox');
  await page.getByRole('button').focus();
  await change(page, () => document.querySelector('button')?.remove());
  await expect(field).toBeFocused();
  const isBack = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[role="dialog"]')?.focus();
    return document.activeElement === document.querySelector('input');
  });
  expect(isBack, 'before anything can be typed').toBe(true);
  await page.getByRole('dialog').click({ position: { x: 4, y: 4 } });
  await expect(page.getByRole('dialog')).toBeFocused();
});
