import { useSelector } from '@xstate/react'
import type { CodeProofActor } from '#machines/code-proof/code-proof.machine.ts'
import { codeProofShown } from '#machines/code-proof/code-proof.shown.ts'
import { useInnerActor } from '#src/actors/use-inner-actor.ts'

/** A code that is asked for, as this page shows it. */
export function useCodeProof<Question, Answer>(actor: CodeProofActor<Question, Answer>) {
  useInnerActor(actor, { name: 'code-proof', shown: codeProofShown })
  return useSelector(actor, (snapshot) => snapshot)
}
