import { newestMail } from './member.ts'
import type { openApi } from './open-api.ts'
import { type newPairCustomer, newPairGuest, withPairs } from './pair-visitor.ts'

type Api = Awaited<ReturnType<typeof openApi>>
type ClaimingVisitor = Pick<Awaited<ReturnType<typeof newPairCustomer>>, 'call'>

let addresses = 0

/** A new order, and the address of its mails, which no other order uses. */
export async function orderPlacedBy(
  api: Api,
  newcomer: typeof newPairCustomer | typeof newPairGuest = newPairGuest,
  more: object = {},
) {
  const { visitor, measured } = await withPairs(await newcomer(api), 1)
  addresses += 1
  const email = `order-${addresses}@example.com`
  const { order } = await visitor.placeOrder({ contact: { email }, ...more })
  if (!order) throw new Error('Nothing was placed')
  return {
    visitor,
    order,
    email,
    /** Places one more order by the same visitor to the same address. */
    async another() {
      await visitor.call('/order/requestAdditionalOrder', {})
      await withPairs({ ...visitor, measure: async () => measured }, 1)
      const { order: next } = await visitor.placeOrder({ contact: { email } })
      if (!next) throw new Error('No other was placed')
      return next
    },
  }
}

/** The requests by which a customer links an order with a mailed code. */
export function createClaimCalls(api: Api, { call }: ClaimingVisitor) {
  const requestOrderClaimCode = (number: string) => call('/order/claim/requestCode', { number })
  return {
    requestOrderClaimCode,
    claim: (verification_id: string, code: string) => call('/order/claim', { verification_id, code }),
    /** Requests a code; returns the verification id and the code that was mailed to the address of the order. */
    async openClaim({ order, email }: Awaited<ReturnType<typeof orderPlacedBy>>) {
      const { data } = await requestOrderClaimCode(order.number)
      return { id: data.verification_id as string, code: (await newestMail(api, email, 'order_claim')).code }
    },
  }
}
