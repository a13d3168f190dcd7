/** An organisation's three colours, hex with three or six digits. */
export interface Brand {
  primaryColor: string;
  secondaryColor: string;
  accentColor: string;
}

/** The specification's colours when an organisation has chosen none. */
export const defaultBrand: Brand = { primaryColor: '#3b82f6', secondaryColor: '#8b5cf6', accentColor: '#10b981' };

const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Shows a brand at once, without rendering anything again, and keeps it for the next first paint. */
export function applyBrand(brand: Partial<Record<keyof Brand, string | null>>): void {
  const kept = { ...defaultBrand };
  for (const key of ['primaryColor', 'secondaryColor', 'accentColor'] as const) {
    const color = brand[key];
    if (color && hex.test(color)) kept[key] = color;
    document.documentElement.style.setProperty(`--brand-${key.replace('Color', '')}`, kept[key]);
  }
  localStorage.setItem('branding', JSON.stringify(kept));
}
