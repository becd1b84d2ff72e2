import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

const drawn = (...problems: FieldProblem[]) =>
  renderToStaticMarkup(createElement(ErrorSummary, { problems }));

test('asks people to check fields only if there are fields to check', () => {
  expect(drawn({ id: 'name', text: 'Please enter the name.' })).toContain('Please check these fields');
  const elsewhere = drawn({ text: 'This enquiry has already been turned into a client.' });
  expect(elsewhere).toContain('There is a problem');
});
