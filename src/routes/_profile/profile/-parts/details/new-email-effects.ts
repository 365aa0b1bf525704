import { fromPromise } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import type { Language } from '#domain/settings.ts'
import { codeProofOf } from '#machines/code-proof/code-proof.machine.ts'
import type { Asked, Proof, Tried } from '#machines/code-proof/code-proof.types.ts'
import { newEmailMachine } from '#machines/new-email/new-email.machine.ts'
import type { NewEmailQuestion } from '#machines/new-email/new-email.types.ts'
import { faultsIn } from '#src/api/faults-in.ts'
import type { Wire } from '#src/api/wire.ts'
import { askedBy, codeDelays, refused } from '#src/features/sign-in/code-proof-effects.ts'
import { keepQuestion } from './kept-question.ts'

type Parts = {
  readonly wire: Wire
  language(): Language
  onMoved(profile: Profile): void
}

/** The chart of the way to another address, with the browser's part of it. */
export function newEmailWith({ wire, language, onMoved }: Parts) {
  const ask = fromPromise<Asked, { question: NewEmailQuestion }>(async ({ input: { question }, signal }) => {
    const answer = await wire(calls.askForNewEmail, { email: question.email, language: language() }, { signal })
    if (answer.ok) return askedBy(answer.value)
    const code = faultsIn(answer.facts).get('email') ?? answer.code
    return refused({ code, facts: answer.facts })
  })
  const prove = fromPromise<Tried<Profile>, { proofId: string; code: string }>(
    async ({ input: { proofId, code }, signal }) => {
      const answer = await wire(calls.confirmNewEmail, { proof_id: proofId, code }, { signal })
      return answer.ok ? { kind: 'proven', answer: answer.value } : refused(answer)
    },
  )
  const drop = () => keepQuestion(undefined)
  const codeProof = codeProofOf<NewEmailQuestion, Profile>().provide({
    actors: { ask, prove },
    actions: { keep: ({ context: { question, proof } }) => keep(question, proof), drop },
    delays: codeDelays,
  })
  return newEmailMachine.provide({
    actors: { ask, codeProof },
    actions: {
      keep: ({ context: { email, from, proof } }) => proof && keep({ email, from }, proof),
      drop,
      showMoved: ({ context: { profile } }) => profile && onMoved(profile),
    },
  })
}

function keep(question: NewEmailQuestion, { id, ...times }: Proof): void {
  keepQuestion({ ...question, proofId: id, ...times })
}
