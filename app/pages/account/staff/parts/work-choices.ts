import { serviceTypes } from '../../../../../features/appointments/schema.ts';
import type { Choice } from './filters.tsx';

/** The types of work, for a filter. */
export const workChoices: Choice[] = [['', 'Any work'], ...serviceTypes.map((each): Choice => [each, each])];
