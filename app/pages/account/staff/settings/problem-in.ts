/** @returns the first error of a setting that has parts, such as a list or a day's hours */
export function problemIn(problems: Record<string, string>, setting: string): string | undefined {
  const names = Object.keys(problems);
  return problems[names.find((name) => name === setting || name.startsWith(`${setting}.`)) ?? ''];
}
