import { useFormat } from '../../kit/format.ts';

/** Money without its cents: a plan is not that exact. Null: an hour has no price. */
export function useMoney(currency: string): (cost: number | null) => string | null {
  const { number } = useFormat();
  return (cost) => (cost === null ? null : number(cost, { style: 'currency', currency, maximumFractionDigits: 0 }));
}
