/** What every repair comes with, as messages and the printed record word it. */
export const warranty = 'Parts and labour come with a 12-month warranty.';
