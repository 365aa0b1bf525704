import { fromPromise } from 'xstate'
import { claimOrder, requestOrderClaimCode } from '#domain/contract/orders.ts'
import { emailVerificationFor } from '#machines/email-verification/email-verification.machine.ts'
import type { CodeRequestResult, VerificationResult } from '#machines/email-verification/email-verification.types.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { orderClaimMachine } from '#machines/order-claim/order-claim.machine.ts'
import type { OrderClaimQuestion } from '#machines/order-claim/order-claim.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { codeDelays, requestCodeFrom, toFailedVerification } from '#src/features/sign-in/email-verification-effects.ts'

/** The order claim machine with its browser effects. Nothing is stored: an order number is quickly typed again. */
export function provideOrderClaim({ api, onClaimed }: { readonly api: ApiClient; onClaimed(order: OrderView): void }) {
  const requestCode = fromPromise<CodeRequestResult, { question: OrderClaimQuestion }>(
    async ({ input: { question }, signal }) => {
      const answer = await api(requestOrderClaimCode, question, { signal })
      return answer.ok ? requestCodeFrom(answer.value) : toFailedVerification(answer)
    },
  )
  const verify = fromPromise<VerificationResult<OrderView>, { verificationId: string; code: string }>(
    async ({ input: { verificationId, code }, signal }) => {
      const answer = await api(claimOrder, { verification_id: verificationId, code }, { signal })
      return answer.ok ? { kind: 'verified', answer: answer.value } : toFailedVerification(answer)
    },
  )
  const emailVerification = emailVerificationFor<OrderClaimQuestion, OrderView>().provide({
    actors: { requestCode, verify },
    actions: { saveDraft: () => {}, drop: () => {} },
    delays: codeDelays,
  })
  return orderClaimMachine.provide({
    actors: { requestCode, emailVerification },
    actions: { publishOrder: ({ context: { order } }) => order && onClaimed(order) },
  })
}
