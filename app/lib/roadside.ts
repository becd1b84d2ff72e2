/** Whether a page is one that people open at the roadside: its calls go to the line that is answered day and night. */
export const isRoadside = (path: string): boolean => path === '/recovery-breakdown';
