import { CalendarPlus, ClipboardPlus, type LucideIcon, UserPlus } from 'lucide-react';

/** `name`: the form that it opens, as the address's `do` has it. */
export type QuickAction = { name: string; label: string; Icon: LucideIcon; keys?: string };

/** Specification, section 2. */
export const quickActions: readonly QuickAction[] = [
  { name: 'book', label: 'Schedule Appointment', Icon: CalendarPlus, keys: 'n' },
  { name: 'record', label: 'Add Service Record', Icon: ClipboardPlus },
  { name: 'client', label: 'Add New Client', Icon: UserPlus },
];
