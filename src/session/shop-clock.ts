/** The time by the shop's clock, as far as its answers have told it: a browser may be wrong by a day. */
export type ShopClock = { now(): number; hear(dateHeader: string | null): void }

export function createShopClock(own: () => number = Date.now): ShopClock {
  let ahead = 0
  return {
    now: () => own() + ahead,
    hear(dateHeader) {
      const told = Date.parse(dateHeader ?? '')
      // The header knows whole seconds only; what is within them is no fault of the clock.
      if (Number.isFinite(told) && Math.abs(told - own()) > 2_000) ahead = told - own()
      else if (Number.isFinite(told)) ahead = 0
    },
  }
}
