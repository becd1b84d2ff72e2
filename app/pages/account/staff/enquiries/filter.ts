import {
  enquiryStatuses,
  type EnquiryStatus,
  enquiryStatusWords,
  openEnquiryStatuses,
} from '../../../../../features/enquiries/schema.ts';
import type { ChoiceItem } from '../../../../ui/choices.tsx';

type Counts = Record<EnquiryStatus | 'spam', number>;

/** The filter buttons of the specification, and one for what looks like spam. An empty address means New. */
export function choicesOf(counts: Counts | undefined): ChoiceItem<string>[] {
  return [
    { value: 'all', label: 'All' },
    ...enquiryStatuses.map((status) => ({
      value: status === 'new' ? '' : status,
      label: enquiryStatusWords[status],
      count: openEnquiryStatuses.includes(status) ? counts?.[status] : undefined,
    })),
    { value: 'spam', label: 'Suspected spam', count: counts?.spam },
  ];
}

/** Turns the address's filter into the route's query. */
export function routeQuery({ status = '', ...others }: Record<string, string>): Record<string, string> {
  if (status === 'spam') return { ...others, spam: 'true' };
  if (status === 'all') return others;
  return { ...others, status: enquiryStatuses.find((each) => each === status) ?? 'new' };
}
