/**
 * Opens and closes the menus where the browser has no popovers, as up to Safari 16, Chrome 113 and Firefox 124: only
 * there do pages ask for this file (app/root.tsx).
 */
const menus = () => [...document.querySelectorAll('[popover]')];
const buttonOf = (menu) => menu.previousElementSibling;

/** @param stays asked of each menu: whether it is open from now on */
const leaveOpen = (stays) =>
  menus().forEach((menu) => {
    const isOpen = menu.toggleAttribute('open', stays(menu));
    buttonOf(menu).setAttribute('aria-expanded', isOpen);
    // A popover is above everything by itself, also above the phone's bar.
    menu.style.zIndex = '2';
  });

addEventListener('click', ({ target }) =>
  leaveOpen((menu) => {
    const isOpen = menu.hasAttribute('open');
    return buttonOf(menu).contains(target) ? !isOpen : isOpen && menu.contains(target);
  }),
);

addEventListener('focusin', ({ target }) =>
  leaveOpen(
    (menu) => menu.hasAttribute('open') && (menu.contains(target) || buttonOf(menu).contains(target)),
  ),
);

addEventListener('keydown', ({ key }) => {
  const open = menus().find((menu) => menu.hasAttribute('open'));
  if (key !== 'Escape' || !open) return;
  buttonOf(open).focus();
  leaveOpen(() => false);
});
