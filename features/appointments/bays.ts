/** @returns the numbers of a garage's bays, from 1 */
export const bayNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
