import type { CartBlocker, CartToCheck } from '#domain/checkout/check-cart.ts'
import type { AddToCartRequest, listCart } from '#domain/contract/cart.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { Country } from '#domain/country/countries.ts'

export type CartList = ResponseBody<typeof listCart>

/** A pair in the cart, or one that is saved for later. */
export type CartLine = CartList['lines'][number]

/** A command on one pair. */
export type CartCommand =
  | { readonly kind: 'remove' | 'saveForLater' | 'moveToCart'; readonly id: string }
  | ({ readonly kind: 'add' } & AddToCartRequest)

/** Why a command failed: offline, an error of the shop, or a full list. */
export type CartError = { readonly code: string }

type CartUnavailable = { readonly kind: 'unreached'; readonly error: CartError }

export type CartListResult = ({ readonly kind: 'listed' } & CartList) | CartUnavailable

export type CartCommandResult =
  | ({ readonly kind: 'done' } & CartList)
  /** Commands that succeeded before the failure remain in effect. */
  | { readonly kind: 'failed'; readonly error: CartError; readonly list?: CartList }

/** Everything that decides whether the pairs can be ordered. */
export type CartCheckResult =
  | ({ readonly kind: 'looked' } & CartList & Pick<CartToCheck, 'left' | 'designs'>)
  | CartUnavailable

/** The last command and its pair. `forgotten` is a pair that was removed from the ones saved for later. */
export type CartStatus = {
  readonly kind: 'removed' | 'forgotten' | 'put_back' | 'saved' | 'moved_to_cart'
  readonly line: CartLine
}

export type CartContext = {
  readonly lines: readonly CartLine[]
  /** The pairs that are saved for later. */
  readonly saved: readonly CartLine[]
  /** The commands that run, or ran last. */
  readonly commands: readonly CartCommand[]
  readonly error?: CartError | undefined
  readonly status?: CartStatus | undefined
  readonly delivery: Country
  /** Lines that are ordered as they are in the cart, although their design changed since. */
  readonly confirmed: readonly string[]
  /** The blockers that the last checkout attempt found, until they are resolved. */
  readonly blockers: readonly CartBlocker[]
}

export type CartInput = { readonly delivery: Country }

export type CartEvent =
  | { type: 'opening.retried' }
  /** The number of pairs in the cart, as another tab published it. */
  | { type: 'cart.counted'; count: number }
  | { type: 'command.requested'; command: CartCommand }
  /** The visitor wants the pair that was removed last back. */
  | { type: 'undo.wanted' }
  | { type: 'checkout.wanted'; delivery: Country }
  /** Commands that resolve a blocker; the cart is checked again afterwards. */
  | { type: 'fix.wanted'; commands: readonly CartCommand[] }
  | { type: 'pair.confirmed'; line: string }
  | { type: 'check.left' }
