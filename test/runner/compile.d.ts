/** Where what one run learns is kept for the next. */
export declare const cacheFolder: string;
/** The JavaScript of a TypeScript file. */
export declare const compiled: (path: string) => string;
/** The same, of JavaScript too, for whoever runs it in another place: it knows its address by heart. Many are compiled at a time. */
export declare const compiledToMove: (path: string) => Promise<string>;
