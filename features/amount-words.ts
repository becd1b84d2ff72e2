/** How amounts are written, on screens, in messages and in files. */

const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const withoutPence = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** An amount as invoices show it: 123456 pence → `£1,234.56`. */
export function pounds(pence: number): string {
  return withPence.format(pence / 100);
}

/** An amount that may be unknown: null → `–`. */
export const formatPounds = (pence: number | null) => (pence === null ? '–' : pounds(pence));

/** An amount without its pence: 8900 pence → `£89`, 123456 pence → `£1,235`. */
export function wholePounds(pence: number): string {
  return withoutPence.format(pence / 100);
}

/** A starting price as price lists show it: 8900 pence → `From £89`. */
export function fromPrice(pence: number): string {
  return `From ${wholePounds(pence)}`;
}

const thousands = new Intl.NumberFormat('en-GB');

/** A count, to be followed by what it counts: 1240 → `1,240`. */
export function formatCount(count: number): string {
  return thousands.format(count);
}

/** A count with what it counts: `1 day`, `3,650 days`. `several`: the plural, if it takes more than an s. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}

/** 45200 → `45,200 miles`. */
export const formatMiles = (count: number) => counted(count, 'mile');
