import type { CartFault, CartToCheck } from '#domain/checkout/check-cart.ts'
import type { addToCart, listCart } from '#domain/contract/cart-calls.ts'
import type { AnswerOf, BodyOf } from '#domain/contract/endpoint.ts'
import type { Country } from '#domain/country/countries.ts'

export type CartList = AnswerOf<typeof listCart>

/** A pair in the cart, or one that is saved for later. */
export type CartLine = CartList['lines'][number]

/** What is done with one pair. */
export type CartDeed =
  | { readonly kind: 'remove' | 'setAside' | 'takeUp'; readonly id: string }
  | ({ readonly kind: 'add' } & BodyOf<typeof addToCart>)

/** Why something was not done: the line, the shop, or no room for it. */
export type CartTrouble = { readonly code: string }

type Unreached = { readonly kind: 'unreached'; readonly trouble: CartTrouble }

export type Listed = ({ readonly kind: 'listed' } & CartList) | Unreached

export type Acted =
  | ({ readonly kind: 'done' } & CartList)
  /** What was done before it stays done. */
  | { readonly kind: 'failed'; readonly trouble: CartTrouble; readonly list?: CartList }

/** Everything by which it is known whether the pairs can be ordered. */
export type LookedAt = ({ readonly kind: 'looked' } & CartList & Pick<CartToCheck, 'left' | 'designs'>) | Unreached

/** What was done last, and with which pair: removed from the cart, or forgotten of those for later. */
export type CartNews = {
  readonly kind: 'removed' | 'forgotten' | 'put_back' | 'saved' | 'taken_up'
  readonly line: CartLine
}

export type CartContext = {
  readonly lines: readonly CartLine[]
  /** For later. */
  readonly saved: readonly CartLine[]
  /** What is being done, or was done last. */
  readonly deeds: readonly CartDeed[]
  readonly trouble?: CartTrouble | undefined
  readonly news?: CartNews | undefined
  readonly delivery: Country
  /** Lines that are ordered as they lie in the cart, though their design was changed since. */
  readonly kept: readonly string[]
  /** What the last press of the button found in its way, while it is decided. */
  readonly faults: readonly CartFault[]
}

export type CartInput = { readonly delivery: Country }

export type CartEvent =
  | { type: 'opening.retried' }
  /** How many pairs are in the cart, as another window says. */
  | { type: 'cart.counted'; count: number }
  | { type: 'deed.wanted'; deed: CartDeed }
  /** The pair that was removed last is wanted after all. */
  | { type: 'undo.wanted' }
  | { type: 'checkout.wanted'; delivery: Country }
  /** Of what is in the way: done, and then looked at again. */
  | { type: 'fix.wanted'; deeds: readonly CartDeed[] }
  | { type: 'pair.kept'; line: string }
  | { type: 'check.left' }
