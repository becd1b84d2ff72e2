import type { Item } from '../../../content/schema.ts';

/** 'Trusted by Chesterfield Drivers': the four claims every make's page shows. */
export const makeTrust: Item[] = [
  { title: '15+ years experience', text: 'Repairs, diagnostics and tuning under one roof.' },
  { title: '500+ customers', text: 'Drivers in Chesterfield and the villages around it.' },
  { title: '98% retention', text: 'Customers who come back for the next service.' },
  { title: '12-month warranty', text: 'On parts and labour, on top of your legal rights.' },
];

/** The three trust headings of the local pages, in the specification's order; each page has its own text. */
export const localTrust = ['12-Month Warranty', 'Chesterfield Garage', 'Fast Turnaround'] as const;
