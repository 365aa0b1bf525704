import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import type { CodeProofActor } from '#machines/code-proof/code-proof.machine.ts'
import type { newEmailMachine } from '#machines/new-email/new-email.machine.ts'
import { newEmailShown } from '#machines/new-email/new-email.shown.ts'
import type { NewEmailQuestion } from '#machines/new-email/new-email.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { keptQuestion } from './kept-question.ts'
import { newEmailWith } from './new-email-effects.ts'

export type NewEmailActor = ActorRefFrom<typeof newEmailMachine>
export type NewEmailCode = CodeProofActor<NewEmailQuestion, Profile>

/** The way of an account to another address, as this page shows it. */
export function useNewEmail(from: string | null, onMoved: (profile: Profile) => void) {
  const { wire, language } = useRouter().options.context
  const now = useRef(onMoved)
  useEffect(() => {
    now.current = onMoved
  })

  const [machine] = useState(() =>
    newEmailWith({ wire, language: language.current, onMoved: (profile) => now.current(profile) }),
  )
  const [input] = useState(() => ({ from, kept: keptQuestion(from) }))
  const actor = useOwnActor(machine, { name: 'new-email', shown: newEmailShown, input })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
