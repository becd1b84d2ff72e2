/** How long the codes in our messages work, also in the words of messages and screens. */
export const codeLife = { minutes: 10, words: 'ten minutes' };
/** The same for a link, and for the flow that it continues. */
export const linkLife = { minutes: 60, words: 'an hour' };
