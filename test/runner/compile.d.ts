/** Where what one run learns is kept for the next. */
export declare const cacheFolder: string;
/** The JavaScript of a TypeScript file. */
export declare const compiled: (path: string) => string;
/** The same for whoever compiles many at a time. */
export declare const compiledSoon: (path: string) => Promise<string>;
