import type { Kysely, Selectable, Transaction } from 'kysely'
import type * as claiming from '#domain/contract/orders.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { Bearer } from '#server/access/tokens.ts'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import type { OrdersTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { renderOrderClaimMail } from '#server/mail/templates/order-claim-mail.ts'
import { openVerification, type VerificationDeps } from '#server/verifications/open-verification.ts'
import { isAddressSpent, tooManyClaims } from '#server/verifications/verification-limits.ts'

type RequestOrderClaimCodeEndpoint = typeof claiming.requestOrderClaimCode
type ClaimableOrder = Pick<Selectable<OrdersTable>, 'id' | 'number' | 'language' | 'contact'>

const { minutes, resendSeconds } = settings.signIn

/**
 * Mails a code to the address of a guest order that a customer wants to add to their account. An order of a customer
 * cannot be claimed and is answered like one that does not exist: the verification is opened and counts attempts like
 * any other, but no code solves it.
 */
export function requestOrderClaimCode({ secrets, mail, now }: VerificationDeps) {
  return async (
    db: Kysely<Schema>,
    { customerId }: Bearer,
    { body, caller }: Call<RequestOrderClaimCodeEndpoint>,
  ): ReturnType<UseCase<RequestOrderClaimCodeEndpoint>> => {
    // Input that is not an order number is stored and counted as typed, so that it gets the same answer.
    const number = readOrderNumber(body.number) ?? body.number
    const retryAfterSeconds = await tooManyClaims(db, secrets, { customerId, number, caller, now: now() })
    if (retryAfterSeconds !== undefined) return fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
    const verificationId = await inTransaction(db, async (transaction) => {
      if (!(await lockCustomerWork(transaction, customerId))) return undefined
      const order = await findClaimable(transaction, number)
      const isMailed = order && !(await isAddressSpent(transaction, secrets, order.contact.email, now()))
      const codes = isMailed ? secrets : { ...secrets, codeHash: () => secrets.newSecret() }
      const verificationInput = {
        purpose: 'order_claim',
        email: order?.contact.email ?? '',
        customerId,
        link: null,
      } as const
      const { id, code } = await openVerification(
        transaction,
        codes,
        { ...verificationInput, orderNumber: number },
        now(),
      )
      if (isMailed) await mailCode(transaction, order, code)
      return id
    })
    if (verificationId === undefined) return fail('AUTH_REQUIRED')
    mail.wake()
    return ok({ verification_id: verificationId, resend_seconds: resendSeconds, expires_seconds: minutes * 60 })
  }

  /** Assigned to the order only, not to the requester, who may be anyone. */
  async function mailCode(transaction: Transaction<Schema>, order: ClaimableOrder, code: string): Promise<void> {
    const { id: orderId, number, language, contact } = order
    const words = renderOrderClaimMail({ code, number, minutes, language, seller: mail.sellerIn(language) })
    await queueMail(transaction, { ...words, to: contact.email }, now(), { orderId })
  }
}

function findClaimable(transaction: Transaction<Schema>, number: string): Promise<ClaimableOrder | undefined> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'number', 'language', 'contact'])
    .where('number', '=', number)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
}
