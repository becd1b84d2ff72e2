import { beforeEach, expect, test, vi } from 'vitest';
import { standInForBrowser } from '../../tests/browser.ts';
import { keepText, readJson, readKept } from './keep-text.ts';

beforeEach(() => void standInForBrowser());

test('a kept value is read back; one that is broken or of another shape counts as absent', () => {
  expect(readKept('place', { typed: '' })).toEqual({ typed: '' });
  keepText('place', JSON.stringify({ typed: 'Rang, no answer' }));
  expect(readKept('place', { typed: '' })).toEqual({ typed: 'Rang, no answer' });
  keepText('place', '{"typed":"Rang, no');
  expect(readKept('place', { typed: '' })).toEqual({ typed: '' });
  for (const other of ['{"text":"Rang"}', '{"typed":null}', '["typed"]', '"typed"']) {
    keepText('place', other);
    expect(readKept('place', { typed: '' }), other).toEqual({ typed: '' });
  }
  for (const other of ['[["typed","Rang"]]', 'null']) {
    keepText('place', other);
    expect(readKept('place', {}), 'whatever the names of its fields').toEqual({});
  }
  expect(readJson(() => undefined, 'nothing')).toBe('nothing');
});

test('a browser that stores nothing loses the draft on a reload, and no more', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepText('place', 'typed');
  expect(readKept('place', 'nothing')).toBe('nothing');
});
