import { createContext, use } from 'react';
import { BASE_FRAMEWORK } from '#domain/base-framework.ts';

/** The framework that a page is about; where nothing else is said, the one that every organisation works with. */
export const CurrentFramework = createContext<string>(BASE_FRAMEWORK);

export const useCurrentFramework = (): string => use(CurrentFramework);
