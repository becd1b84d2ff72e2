/**
 * The link that opens a mail program, to an address that anybody may have typed: `?bcc=` in front of its @ would add
 * readers (RFC 6068, section 2).
 * @param address as `emailSyntax` allows it
 */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  const name = encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+');
  return `mailto:${name}${address.slice(at)}`;
}
