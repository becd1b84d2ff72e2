import { enquiryStatuses, enquiryStatusWords as words } from '../../../../../features/enquiries/schema.ts';
import type { ChoiceItem } from '../../../../ui/choices.tsx';

type Counts = { new: number; in_progress: number; resolved: number; archived: number; spam: number };

/** The filter buttons of the specification, and one for what looks like spam. An empty address means New. */
export function choicesOf(counts: Counts | undefined): ChoiceItem<string>[] {
  return [
    { value: 'all', label: 'All' },
    { value: '', label: words.new, count: counts?.new },
    { value: 'in_progress', label: words.in_progress, count: counts?.in_progress },
    { value: 'resolved', label: words.resolved },
    { value: 'archived', label: words.archived },
    { value: 'spam', label: 'Suspected spam', count: counts?.spam },
  ];
}

/** Turns the address's filter into the route's query. */
export function routeQuery({ status = '', ...others }: Record<string, string>): Record<string, string> {
  if (status === 'spam') return { ...others, spam: 'true' };
  if (status === 'all') return others;
  return { ...others, status: enquiryStatuses.find((each) => each === status) ?? 'new' };
}
