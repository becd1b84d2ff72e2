/** @returns a field's text as it was typed, since a password may begin or end with a space */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

/** @returns a code as it is checked, without spaces: people type it in groups, as it is shown */
export const codeIn = (fields: FormData) => textOf(fields, 'code').replaceAll(/\s/g, '');
