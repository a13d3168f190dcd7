import { z } from 'zod';
import { issue } from '../issue.ts';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour as the specification writes it: # and three or six hexadecimal digits. */
export const HexColor = z.string().trim().regex(HEX, issue('hex_color'));

/** The same in a form, where an empty field stands for the product's own colour. */
export const HexColorOrEmpty = z.union([z.literal(''), HexColor], {
  error: issue('hex_color'),
});

/** An organisation's three colours. */
export const Brand = z.object({ primaryColor: HexColor, secondaryColor: HexColor, accentColor: HexColor });
export type Brand = z.infer<typeof Brand>;

/** What an organisation starts with (specification, section 3). */
export const DEFAULT_BRAND: Brand = { primaryColor: '#3b82f6', secondaryColor: '#8b5cf6', accentColor: '#10b981' };

/** The eight predefined themes of the branding dialog; Blue is what an organisation starts with. */
export const BRAND_THEMES: readonly (Brand & { name: string })[] = [
  { name: 'Blue', ...DEFAULT_BRAND },
  { name: 'Purple', primaryColor: '#8b5cf6', secondaryColor: '#ec4899', accentColor: '#06b6d4' },
  { name: 'Green', primaryColor: '#10b981', secondaryColor: '#3b82f6', accentColor: '#f59e0b' },
  { name: 'Red', primaryColor: '#ef4444', secondaryColor: '#f97316', accentColor: '#3b82f6' },
  { name: 'Orange', primaryColor: '#f97316', secondaryColor: '#ef4444', accentColor: '#14b8a6' },
  { name: 'Teal', primaryColor: '#14b8a6', secondaryColor: '#0ea5e9', accentColor: '#f59e0b' },
  { name: 'Pink', primaryColor: '#ec4899', secondaryColor: '#8b5cf6', accentColor: '#f97316' },
  { name: 'Indigo', primaryColor: '#6366f1', secondaryColor: '#8b5cf6', accentColor: '#06b6d4' },
];

/** Relative luminance of a colour, 0 (black) to 1 (white), by WCAG 2.2. */
function luminanceOf(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function partsOf(color: string): number[] {
  const digits = color.slice(1);
  const whole =
    digits.length === 3
      ? Array.from(digits)
          .map((digit) => digit + digit)
          .join('')
      : digits;
  return [0, 2, 4].map((start) => Number.parseInt(whole.slice(start, start + 2), 16));
}

/**
 * A colour dark enough to be read on white paper: the colour itself, or as much darker as a contrast of 4.5 to 1 needs (WCAG 2.2, 1.4.3).
 * @param color hex; what is none becomes the product's own.
 */
export function inkOf(color: string): string {
  let parts = partsOf(HEX.test(color) ? color : DEFAULT_BRAND.primaryColor);
  while (1.05 / (luminanceOf(parts) + 0.05) < 4.5) parts = parts.map((part) => Math.floor(part * 0.95));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
