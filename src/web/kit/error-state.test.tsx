import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorState } from './error-state.tsx';
import { ProblemError } from './requests/problem.ts';
import { renderPart } from './testing/render.tsx';

const problem = (status: number, issues: { path: string; message: string }[] = []) =>
  new ProblemError({ status, code: 'unknown', detail: 'Of the server', reference: 'r-17', issues });
const again = () => undefined;

test('what is not there is said to be so, with a way back and no second try', async () => {
  await renderPart(<ErrorState error={problem(404)} onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain('There is nothing here');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.queryByText(/r-17/)).toBeNull();
});

test('an address that cannot be one is nothing too, and its reader meets no format', async () => {
  await renderPart(<ErrorState error={problem(422, [{ path: 'id', message: 'Invalid UUID' }])} onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain('This does not exist, or you have no access to it.');
  expect(screen.queryByText(/UUID/)).toBeNull();
});

test('what failed may be tried again, and its reference can be told', async () => {
  await renderPart(<ErrorState error={problem(500)} onRetry={again} />);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  expect(screen.getByText('Reference: r-17')).toBeTruthy();
});

test('it heads the page where it is all there is of it, and only there', async () => {
  const failed = <ErrorState error={problem(500)} onRetry={again} />;
  await renderPart(
    <>
      <main aria-label="Alone">
        {failed}
        {failed}
      </main>
      <main aria-label="Part">
        <h1>Documents</h1>
        {failed}
      </main>
      <main aria-label="Dialog">
        <div role="dialog">{failed}</div>
      </main>
    </>,
  );
  const headings = (name: string) =>
    within(screen.getByRole('main', { name }))
      .queryAllByRole('heading', { level: 1 })
      .map(({ textContent }) => textContent);
  expect(headings('Alone')).toEqual(['This could not be loaded']);
  expect(headings('Part')).toEqual(['Documents']);
  expect(headings('Dialog')).toEqual([]);
});
