/// <reference types="vite/client" />

/** The package's version, put in by the build. */
declare const __VERSION__: string;

/** The names of the files in public/shots. */
declare const __SHOTS__: readonly string[];

/** The folder of the words, which the build names after their content. */
declare const __MESSAGES__: string;
