import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './auth.tsx';

/** Specification, section 8: its words, for anyone who builds a further screen. */
test('who is signed in is known only inside the provider, and until it is read it is loading', () => {
  const screen = createElement(() => JSON.stringify(useAuth()));
  expect(() => renderToString(screen)).toThrow('useAuth must be used within an AuthProvider');
  const html = renderToString(createElement(AuthProvider, null, screen));
  expect(html.replaceAll('&quot;', '"')).toBe('{"user":null,"session":null,"loading":true}');
});
