import { fireEvent, screen } from '@testing-library/react';

/** The field of that label. */
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Why that button cannot be used now; null of one that can. */
export function reasonOf(name: string | RegExp): string | null {
  const button = screen.getByRole('button', { name });
  return button.getAttribute('aria-disabled') === 'true' ? button.getAttribute('title') : null;
}
