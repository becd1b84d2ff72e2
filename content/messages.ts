/** How the visitor's message begins in the contact form, where several links to it ask for the same. */
export const ringBack = 'Please ring me back.';
export const whereTheCarIs = 'Where the car is:';
export const quoteForTyres = 'Quote for tyres';
