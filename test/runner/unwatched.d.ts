export const watch: () => void;
export const unwatch: () => void;
