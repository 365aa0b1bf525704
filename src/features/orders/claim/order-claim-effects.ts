import { fromPromise } from 'xstate'
import { askToClaimOrder, claimOrder } from '#domain/contract/claim-order-calls.ts'
import { codeProofOf } from '#machines/code-proof/code-proof.machine.ts'
import type { Asked, Tried } from '#machines/code-proof/code-proof.types.ts'
import { orderClaimMachine } from '#machines/order-claim/order-claim.machine.ts'
import type { OrderClaimQuestion } from '#machines/order-claim/order-claim.types.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import type { Wire } from '#src/api/wire.ts'
import { askedBy, codeDelays, refused } from '#src/features/sign-in/code-proof-effects.ts'

/** The chart of the way of an order into an account, with the browser's part of it. A number is typed again soon: nothing of it is kept. */
export function orderClaimWith({ wire, onClaimed }: { readonly wire: Wire; onClaimed(order: SeenOrder): void }) {
  const ask = fromPromise<Asked, { question: OrderClaimQuestion }>(async ({ input: { question }, signal }) => {
    const answer = await wire(askToClaimOrder, question, { signal })
    return answer.ok ? askedBy(answer.value) : refused(answer)
  })
  const prove = fromPromise<Tried<SeenOrder>, { proofId: string; code: string }>(
    async ({ input: { proofId, code }, signal }) => {
      const answer = await wire(claimOrder, { proof_id: proofId, code }, { signal })
      return answer.ok ? { kind: 'proven', answer: answer.value } : refused(answer)
    },
  )
  const codeProof = codeProofOf<OrderClaimQuestion, SeenOrder>().provide({
    actors: { ask, prove },
    actions: { keep: () => {}, drop: () => {} },
    delays: codeDelays,
  })
  return orderClaimMachine.provide({
    actors: { ask, codeProof },
    actions: { show: ({ context: { order } }) => order && onClaimed(order) },
  })
}
