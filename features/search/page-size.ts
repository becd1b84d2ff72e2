/**
 * How many rows staff's screens ask for at a time: more than fit on a screen, and few enough that a full page of a
 * large garage costs about twice what a few rows of a small one do (docs/performance.md).
 */
export const pageSize = 25;
