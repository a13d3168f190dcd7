import { request } from '../kit/requests/request.ts';
import type { Language } from '../locales/languages.ts';

/** Keeps the chosen language with the person; this device has it already, so a failure costs nothing here. */
export function keepLanguage(language: Language): void {
  request('PATCH', '/api/v1/session', { language }).catch(() => undefined);
}
