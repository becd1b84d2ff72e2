/** @returns whether a field that gets the focus brings up a keyboard, which covers half of the screen */
export const opensKeyboard = () => matchMedia('(pointer: coarse)').matches;
