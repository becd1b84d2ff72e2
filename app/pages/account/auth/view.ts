/** The kinds of link in our messages, as the protocol names them. */
const linkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Which part of the sign-in page is shown. */
export type View =
  | { name: 'welcome' }
  | { name: 'forgot' }
  | { name: 'by-mail' }
  | { name: 'link'; type: LinkType; token: string }
  | { name: 'sign-out' };

/**
 * The view that a URL asks for: `/auth?signout`, `/auth?forgot`, `/auth?by-mail`, or the link in a message,
 * `/auth?confirm=<type>&token=<token>`.
 */
export function viewOf(query: URLSearchParams): View {
  if (query.has('signout')) return { name: 'sign-out' };
  if (query.has('forgot')) return { name: 'forgot' };
  if (query.has('by-mail')) return { name: 'by-mail' };
  const type = linkTypes.find((candidate) => candidate === query.get('confirm'));
  const token = query.get('token');
  return type && token ? { name: 'link', type, token } : { name: 'welcome' };
}
