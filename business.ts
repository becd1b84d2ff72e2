const workday = { opens: '09:00', closes: '17:00' } as const;

/**
 * The business itself: the one file an owner edits. Everything here is fictional: the phone numbers come from the range
 * that Ofcom reserves for drama, and the addresses end in `.example`.
 */
export const business = {
  name: 'Plumbline Garage',
  tagline: 'Independent garage, Chesterfield',
  phone: '01632 960123',
  emergencyPhone: '01632 960124',
  email: 'hello@plumbline.example',
  address: {
    street: 'Unit 4, Drawing Office Yard',
    town: 'Chesterfield',
    county: 'Derbyshire',
    postcode: 'S40 0AA',
    country: 'GB',
  },
  /** Places other than the town itself from which we recover breakdowns, as named on `/recovery-breakdown`. */
  alsoServing: ['Dronfield', 'Staveley', 'Bolsover', 'Clay Cross'],
  geo: { latitude: 53.2352, longitude: -1.4216 },
  /** Opening hours from Monday to Sunday; null for a closed day. */
  hours: [workday, workday, workday, workday, workday, null, null],
  /** The same in words, as every page shows them; leave `closedText` empty if no day is closed. */
  hoursText: 'Mon-Fri 9:00-17:00',
  closedText: 'Closed Saturday and Sunday' as string,
  social: [
    { name: 'Facebook', url: 'https://social.example/plumbline-facebook' },
    { name: 'Instagram', url: 'https://social.example/plumbline-instagram' },
    { name: 'YouTube', url: 'https://social.example/plumbline-youtube' },
  ] as readonly { name: string; url: string }[],
  /**
   * What the law requires a business to disclose, shown in the last lines of every page: a company's registered name,
   * number, place and office (Company, LLP and Business (Names and Trading Disclosures) Regulations 2015), the VAT
   * number, the ICO registration. Empty for the fictional garage.
   */
  registration: '' as string,
  servingSince: 2008,
  founded: 2009,
  /**
   * While true, the site shows the parts of pages marked `demonstration: true` under `content/`: invented reviews,
   * insurers and certificates, and the notes that the legal pages are unconfirmed.
   */
  isDemonstration: true as boolean,
} as const;

const { street, town, county, postcode } = business.address;
/** Name and full address on one line, as on the legal pages. */
export const postalAddress = `${business.name}, ${street}, ${town}, ${county}, ${postcode}`;
/** The same without the county, for messages and calendars. */
export const shortAddress = `${business.name}, ${street}, ${town} ${postcode}`;

/**
 * A phone number as the `href` of a link.
 * @param phone a United Kingdom number as people write it, such as `01632 960123` or `+44 (0)1632 960123`
 * @returns the `tel:` form with country code and without the leading zero, such as `tel:+441632960123`
 */
export function phoneLink(phone: string): string {
  return `tel:+44${phone.replaceAll(/[^\d+]/g, '').replace(/^(?:(?:\+|00)440?|0)/, '')}`;
}
