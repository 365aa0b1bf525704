import { onTestFinished } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { type CheckoutDraft, newCheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { pressOrder } from '#domain/checkout/press-order.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type {
  AdditionalOrderGrantResult,
  CheckoutEvent,
  CheckoutLine,
  Difference,
  OpenCheckoutResult,
  PlaceOrderResult,
} from '#machines/checkout/checkout.types.ts'
import { playedShop } from '#machines/testing/played-shop.ts'

export const london = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' }
export const typed: CheckoutDraft = { ...newCheckoutDraft('GB'), email: 'iris@example.com', addresses: { GB: london } }
export const price = { currency: 'GBP', total_minor: 24_000 }
// Of a pair only its line makes a difference here.
export const checkoutLines = (...ids: string[]) => ids.map((id) => ({ id }) as CheckoutLine)
export const opened = (draft: CheckoutDraft = typed, lines = checkoutLines('l1')): OpenCheckoutResult => ({
  kind: 'opened',
  draft,
  lines,
})
export const placed: PlaceOrderResult = {
  kind: 'placed',
  order: { number: '2345-BCDF', token: 't', editionNumbers: [214] },
}
export const different = (difference: Difference): PlaceOrderResult => ({ kind: 'different', difference })
export const failed = { kind: 'failed', error: { code: 'UNAVAILABLE' } } as const

type CheckoutActorResult = OpenCheckoutResult | PlaceOrderResult | AdditionalOrderGrantResult

/** A page on which somebody orders: what the shop was asked, and what it answers next. */
export function opens(draft = newCheckoutDraft('GB')) {
  const { done, effect, answers } = playedShop<CheckoutActorResult>()
  const clock = new SimulatedClock()
  const drafts: CheckoutDraft[] = []
  const machine = checkoutMachine.provide({
    actors: {
      open: effect('open'),
      place: effect('place'),
      grantAdditionalOrder: effect('leave'),
      line: fromCallback(() => {}),
    },
    actions: {
      storeDraft: ({ context }) => void drafts.push(context.draft),
    },
  })
  const actor = createActor(machine, { input: { draft }, clock })
  let errorsFound = 0
  const subscription = actor.on('errors.found', () => {
    errorsFound += 1
  })
  onTestFinished(() => subscription.unsubscribe())
  actor.start()
  const now = () => actor.getSnapshot()
  return {
    done,
    drafts,
    clock,
    answers,
    send: (event: CheckoutEvent) => actor.send(event),
    /** As the page does it: with what it shows at that moment. */
    press() {
      const { draft: written, lines, agreed } = now().context
      const seen = {
        draft: written,
        lines: lines.map(({ id }) => id),
        price: agreed.price ?? price,
        terms: agreed.terms ?? '1.2',
      }
      actor.send(pressOrder({ ...seen, language: 'en' }))
    },
    at: () => now().value,
    tags: () => [...now().tags],
    errorsFound: () => errorsFound,
    context: () => now().context,
    output: () => now().output,
    orders: () => done.filter((one) => one.startsWith('place')),
  }
}

export async function writes(draft = typed) {
  const page = opens()
  await page.answers(opened(draft))
  return page
}
export async function places(answer: CheckoutActorResult | Error, draft = typed) {
  const page = await writes(draft)
  page.press()
  await page.answers(answer)
  return page
}
