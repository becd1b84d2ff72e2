import { counted } from '../amount-words.ts';

/** 90 → `1 hour 30 minutes`. */
export function howLong(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')].filter(Boolean).join(' ');
}

const titles = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'sir'];

/**
 * How a message starts. Only something that can be a first name is repeated: anyone can type anything into the
 * contact form, and we do not pass it on.
 */
export function greeting(fullName: string | null): string {
  const [, first] = /^\s*([\p{L}][\p{L}'’-]{0,29})(?:\s|$)/u.exec(fullName ?? '') ?? [];
  return first && !titles.includes(first.toLowerCase()) ? `Hello ${first},` : 'Hello,';
}
