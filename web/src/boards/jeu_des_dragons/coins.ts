// Coins: change between platinum and gold is cosmetic. (1.2, 9.5)

export interface Stack {
  metal: 'platinum' | 'gold';
  count: number;
}

const PLATINUM = 10;
/** Taller stacks would fall over, and more of them say no more. */
const TALLEST = 6;
const MOST = 3;

/** A sum as stacks, the dearer metal first. */
export function stacks(sum: number): Stack[] {
  const pile = (metal: Stack['metal'], coins: number): Stack[] =>
    Array.from({ length: Math.ceil(coins / TALLEST) }, (_, at) => ({
      metal,
      count: Math.min(TALLEST, coins - at * TALLEST),
    }));
  return [...pile('platinum', Math.floor(sum / PLATINUM)).slice(0, MOST), ...pile('gold', sum % PLATINUM)];
}
