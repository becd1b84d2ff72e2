import { expect, test } from 'vitest';
import { takeAwayWhatIsNewer } from '../../tests/oldest-browser.ts';
import { contactFor } from './contact-for.ts';

test('the contact form opens with the page’s work and make, if the page names them', () => {
  takeAwayWhatIsNewer();
  expect(contactFor('/recovery-breakdown')).toBe('/contact?service=Emergency+Service');
  expect(contactFor('/tuning/ecu-remapping')).toBe('/contact?service=Performance+Tuning');
  expect(contactFor('/oil-change-chesterfield')).toBe('/contact?service=Routine+Servicing');
  expect(contactFor('/alfa-romeo-servicing-chesterfield', { vehicle: 'Alfa Romeo' })).toBe(
    '/contact?service=Routine+Servicing&vehicle=Alfa+Romeo',
  );
  expect(contactFor('/mot', { message: 'MOT test' })).toBe('/contact?message=MOT+test');
  expect(contactFor('/mot')).toBe('/contact');
});
