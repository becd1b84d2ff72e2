import { describe, expect, test } from 'vitest';
import { phoneLink } from '../business.ts';
import { readPhone } from './phone.ts';

describe('the garage’s own number', () => {
  test.each([
    ['01632 960123', 'tel:+441632960123'],
    ['(01632) 960-123', 'tel:+441632960123'],
    ['+44 7700 900456', 'tel:+447700900456'],
    ['+44 (0)7700 900456', 'tel:+447700900456'],
    ['0044 7700 900456', 'tel:+447700900456'],
  ])('is rung in the international form however it is written, %s', (written, href) => {
    expect(phoneLink(written)).toBe(href);
  });
});

describe('a phone number', () => {
  test.each([
    ['07700900123', '07700 900123', 'tel:+447700900123'],
    ['+44 7700 900123', '07700 900123', 'tel:+447700900123'],
    ['+44 (0)7700 900123', '07700 900123', 'tel:+447700900123'],
    ['(+44) (0) 7700 900123', '07700 900123', 'tel:+447700900123'],
    ['+4407700900123', '07700 900123', 'tel:+447700900123'],
    ['0044 7700-900-123', '07700 900123', 'tel:+447700900123'],
    ['(01632) 960123', '01632 960123', 'tel:+441632960123'],
    ['02079460000', '020 7946 0000', 'tel:+442079460000'],
    ['0114 4960000', '0114 496 0000', 'tel:+441144960000'],
    ['0121.496.0000', '0121 496 0000', 'tel:+441214960000'],
    ['0808 157 0000', '0808 157 0000', 'tel:+448081570000'],
    ['0800123456', '0800 123456', 'tel:+44800123456'],
  ])(
    'of the United Kingdom, %s, is shown in its national form and rung in the international one',
    (...row) => {
      const [typed, shown, href] = row;
      expect(readPhone(typed)).toEqual({ shown, href });
    },
  );

  test.each([
    ['+49 (0)30 901820', '+49 (0)30 901820', 'tel:+4930901820'],
    ['00353 1 234 5678', '00353 1 234 5678', 'tel:+35312345678'],
    ['+1 (202) 555-0100', '+1 (202) 555-0100', 'tel:+12025550100'],
  ])('from abroad, %s, is shown as it was typed', (typed, shown, href) => {
    expect(readPhone(typed)).toEqual({ shown, href });
  });

  test.each([
    ['01632 960123 ext 12', '01632 960123 ext 12'],
    ['+44 (0)1632 960123 x12', '01632 960123 x12'],
    ['07700 900123 / 07700 900124', '07700 900123 / 07700 900124'],
    ['+44 (0)7700', '07700'],
    ['960123', '960123'],
    ['+44 7700 9001234567', '+44 7700 9001234567'],
    [' ask at the desk ', 'ask at the desk'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('that is not one whole number, %s, is text and no link', (typed, shown) => {
    expect(readPhone(typed)).toEqual({ shown, href: null });
  });
});
