const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/**
 * A readable name for the device of a session.
 * @param userAgent the User-Agent that the browser sent
 * @returns for example `Firefox on Windows`
 */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (!browser) return system ?? 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}

/** The first match wins: browsers also claim to be their ancestors. */
function nameIn(names: [RegExp, string][], userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
}
