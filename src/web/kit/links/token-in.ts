/** The token that an address carries; the router reads one of digits alone as a number. */
export function tokenIn({ token }: Record<string, unknown>): { token?: string } {
  return (typeof token === 'string' && token !== '') || typeof token === 'number' ? { token: String(token) } : {};
}
