/**
 * A link that opens a mail program. Anyone may have typed the address: an unescaped `?bcc=` before its @ would add
 * recipients (RFC 6068, section 2).
 * @param address as `emailSyntax` allows it
 */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  const name = encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+');
  return `mailto:${name}${address.slice(at)}`;
}
