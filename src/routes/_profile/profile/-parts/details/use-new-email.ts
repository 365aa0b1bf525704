import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Profile } from '#domain/contract/account.ts'
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts'
import { newEmailInspectable } from '#machines/new-email/new-email.inspectable.ts'
import type { newEmailMachine } from '#machines/new-email/new-email.machine.ts'
import type { NewEmailQuestion } from '#machines/new-email/new-email.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { newEmailWith } from './new-email-effects.ts'
import { readStoredQuestion } from './stored-question.ts'

export type NewEmailActor = ActorRefFrom<typeof newEmailMachine>
export type NewEmailCode = EmailVerificationActor<NewEmailQuestion, Profile>

/** Runs the change of the e-mail address on this page. */
export function useNewEmail(from: string | null, onMoved: (profile: Profile) => void) {
  const { api, language } = useRouter().options.context
  const now = useRef(onMoved)
  useEffect(() => {
    now.current = onMoved
  })

  const [machine] = useState(() =>
    newEmailWith({ api, language: language.current, onMoved: (profile) => now.current(profile) }),
  )
  const [input] = useState(() => ({ from, stored: readStoredQuestion(from) }))
  const actor = useOwnActor(machine, { name: 'new-email', inspectable: newEmailInspectable, input })
  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
