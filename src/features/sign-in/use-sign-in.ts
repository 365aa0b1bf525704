import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readSignInDraft } from '#domain/session/sign-in-draft.ts'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import { signInShown } from '#machines/sign-in/sign-in.shown.ts'
import type { SignedIn } from '#machines/sign-in/sign-in.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { readStored } from '#src/storage/stored-text.ts'
import { signInWith } from './sign-in-effects.ts'
import { tellBrought } from './tell-brought.ts'

export type SignInActor = ActorRefFrom<typeof signInMachine>

type Wishes = {
  /** Of a mail: it is looked at once the page is hydrated. */
  readonly link?: string
  readonly wanted: string | undefined
  onDone?(): void
}

/** Signing in, as this page shows it. A prerendered page shows the first question, and so does its first render. */
export function useSignIn({ link, wanted, onDone }: Wishes) {
  const { wire, language, access, tell } = useRouter().options.context
  const now = useRef({ wanted, onDone })
  useEffect(() => {
    now.current = { wanted, onDone }
  })

  const [machine] = useState(() => {
    const signedIn = ({ token, refreshToken, brought }: SignedIn) => {
      access.signIn({ token, refreshToken })
      tellBrought(brought, language, tell)
      now.current.onDone?.()
    }
    const parts = { wire, language: language.current, wanted: () => now.current.wanted, signedIn }
    return signInWith(parts)
  })
  const actor = useOwnActor(machine, { name: 'sign-in', shown: signInShown, input: { link } })

  useEffect(() => {
    const draft = readSignInDraft(readStored('localStorage', signInDraftKey) ?? null, Date.now())
    if (draft) actor.send({ type: 'draft.found', draft })
  }, [actor])

  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
