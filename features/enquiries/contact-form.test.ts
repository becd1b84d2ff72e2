import { expect, test } from 'vitest';
import { enquiryFrom, isMissingInformation, readContactForm } from './contact-form.ts';
import { enquirySchema } from './schema.ts';

function typed(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return enquiryFrom(readContactForm(data), '/contact', null);
}

test('names are joined and empty optional fields are null', () => {
  const enquiry = typed({ first_name: ' Ann ', last_name: 'Lee', email: 'ann@site.example', phone: '  ' });
  expect(enquiry).toMatchObject({ full_name: 'Ann Lee', phone: null, vehicle_info: null, message: null });
  expect(enquirySchema.parse(enquiry)).toMatchObject({ source_page: '/contact', service_needed: null });
  expect(enquirySchema.parse({ ...enquiry, source_page: undefined }).source_page).toBe('/contact');
});

test('one name is enough; no name is missing information', () => {
  expect(isMissingInformation(typed({ last_name: 'Lee', email: 'ann@site.example' }))).toBe(false);
  expect(isMissingInformation(typed({ first_name: ' ', last_name: ' ', email: 'ann@site.example' }))).toBe(
    true,
  );
  expect(isMissingInformation(typed({ first_name: 'Ann', email: '' }))).toBe(true);
});

test('a message of maximum length may have line breaks, which a plain post sends as two characters each', () => {
  const message = `${'x'.repeat(4998)}\r\ny`;
  const sent = typed({ first_name: 'Ann', email: 'ann@site.example', message });
  expect(enquirySchema.parse(sent).message).toHaveLength(5000);
});

test('a made-up page address is cleaned like any text: not every database stores a zero byte', () => {
  const sent = {
    ...typed({ first_name: 'Ann', email: 'ann@site.example' }),
    source_page: '/m\u0000ot\u202E',
  };
  expect(enquirySchema.parse(sent).source_page).toBe('/mot');
});
