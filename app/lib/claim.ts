/** Reads a claim from an access token's payload; only the server judges whether the token is genuine. */
export function claimOf(accessToken: string, name: 'aal' | 'session_id'): string | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const claim: unknown = Reflect.get(Object(claims), name);
    return typeof claim === 'string' ? claim : undefined;
  } catch {
    return undefined;
  }
}
