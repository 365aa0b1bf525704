/** What the guards ask about a visitor. `unknown` means that it could not be looked up. */
export type AccessFacts = {
  readonly session: 'valid' | 'cleared'
  readonly paidOrder: 'none' | 'not-delivered-yet' | 'unknown'
}
