import { type OptionField, STANDARD_CHOICES } from '#domain/assets/vocabulary/choices.ts';

/** A choice by the words of `assets`; one of the organisation's own is what it is called. */
export function choiceWord(t: (key: string) => string, field: OptionField, choice: string): string {
  return STANDARD_CHOICES[field].includes(choice) ? t(`assets:${field}.${choice}`) : choice;
}
