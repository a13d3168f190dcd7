/** The type scale. A part says `sx={{ fontSize: 'size.small' }}`; no length stands outside this folder. */
export const size = {
  fine: '0.6875rem',
  small: '0.75rem',
  plain: '0.8125rem',
  body: '0.875rem',
  large: '0.9375rem',
  larger: '1rem',
  heading: '1.0625rem',
  section: '1.125rem',
  subtitle: '1.25rem',
  title: '1.375rem',
  page: '1.5rem',
  figure: '1.75rem',
  display: '2rem',
  banner: '2.25rem',
  hero: '3.125rem',
  /** Code within a line, smaller than its line whatever that is. */
  code: '0.875em',
};
