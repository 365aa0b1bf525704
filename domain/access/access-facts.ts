/** What the guards ask about a visitor. `unknown` means that it could not be looked up. */
export type AccessFacts = {
  /** `unanswered`: tokens are kept, and whether they still hold could not be asked. */
  readonly session: 'valid' | 'cleared' | 'unanswered'
  readonly paidOrder: 'none' | 'not-delivered-yet' | 'unknown'
}
