// A day, in milliseconds.
export const A_DAY = 86_400_000;
