import type { CartBlocker, CartToCheck } from '#domain/checkout/check-cart.ts'
import type { addToCart, listCart } from '#domain/contract/cart-calls.ts'
import type { RequestBody, ResponseBody } from '#domain/contract/endpoint.ts'
import type { Country } from '#domain/country/countries.ts'

export type CartList = ResponseBody<typeof listCart>

/** A pair in the cart, or one that is saved for later. */
export type CartLine = CartList['lines'][number]

/** What is done with one pair. */
export type CartCommand =
  | { readonly kind: 'remove' | 'saveForLater' | 'moveToCart'; readonly id: string }
  | ({ readonly kind: 'add' } & RequestBody<typeof addToCart>)

/** Why something was not done: the line, the shop, or no room for it. */
export type CartError = { readonly code: string }

type CartUnavailable = { readonly kind: 'unreached'; readonly error: CartError }

export type CartListResult = ({ readonly kind: 'listed' } & CartList) | CartUnavailable

export type CartCommandResult =
  | ({ readonly kind: 'done' } & CartList)
  /** What was done before it stays done. */
  | { readonly kind: 'failed'; readonly error: CartError; readonly list?: CartList }

/** Everything by which it is known whether the pairs can be ordered. */
export type CartCheckResult =
  | ({ readonly kind: 'looked' } & CartList & Pick<CartToCheck, 'left' | 'designs'>)
  | CartUnavailable

/** What was done last, and with which pair: removed from the cart, or forgotten of those for later. */
export type CartStatus = {
  readonly kind: 'removed' | 'forgotten' | 'put_back' | 'saved' | 'moved_to_cart'
  readonly line: CartLine
}

export type CartContext = {
  readonly lines: readonly CartLine[]
  /** For later. */
  readonly saved: readonly CartLine[]
  /** What is being done, or was done last. */
  readonly commands: readonly CartCommand[]
  readonly error?: CartError | undefined
  readonly status?: CartStatus | undefined
  readonly delivery: Country
  /** Lines that are ordered as they lie in the cart, though their design was changed since. */
  readonly confirmed: readonly string[]
  /** What the last press of the button found in its way, while it is decided. */
  readonly blockers: readonly CartBlocker[]
}

export type CartInput = { readonly delivery: Country }

export type CartEvent =
  | { type: 'opening.retried' }
  /** How many pairs are in the cart, as another window says. */
  | { type: 'cart.counted'; count: number }
  | { type: 'command.requested'; command: CartCommand }
  /** The pair that was removed last is wanted after all. */
  | { type: 'undo.wanted' }
  | { type: 'checkout.wanted'; delivery: Country }
  /** Of what is in the way: done, and then looked at again. */
  | { type: 'fix.wanted'; commands: readonly CartCommand[] }
  | { type: 'pair.confirmed'; line: string }
  | { type: 'check.left' }
