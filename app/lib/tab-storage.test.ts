import { beforeEach, expect, test, vi } from 'vitest';
import { standInForBrowser } from '../../tests/browser.ts';
import { saveInTab, readJson, readFromTab } from './tab-storage.ts';

beforeEach(() => void standInForBrowser());

test('a kept value is read back; one that is broken or of another shape counts as absent', () => {
  expect(readFromTab('place', { typed: '' })).toEqual({ typed: '' });
  saveInTab('place', JSON.stringify({ typed: 'Rang, no answer' }));
  expect(readFromTab('place', { typed: '' })).toEqual({ typed: 'Rang, no answer' });
  saveInTab('place', '{"typed":"Rang, no');
  expect(readFromTab('place', { typed: '' })).toEqual({ typed: '' });
  for (const other of ['{"text":"Rang"}', '{"typed":null}', '["typed"]', '"typed"']) {
    saveInTab('place', other);
    expect(readFromTab('place', { typed: '' }), other).toEqual({ typed: '' });
  }
  for (const other of ['[["typed","Rang"]]', 'null']) {
    saveInTab('place', other);
    expect(readFromTab('place', {}), 'whatever the names of its fields').toEqual({});
  }
  expect(readJson(() => undefined, 'nothing')).toBe('nothing');
});

test('a browser that stores nothing loses the draft on a reload, and no more', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  saveInTab('place', 'typed');
  expect(readFromTab('place', 'nothing')).toBe('nothing');
});
