/** @returns whether focusing a field brings up a keyboard, which covers half of the screen */
export const opensKeyboard = () => matchMedia('(pointer: coarse)').matches;
