import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readSignInDraft } from '#domain/session/sign-in-draft.ts'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import { signInInspectable } from '#machines/sign-in/sign-in.inspectable.ts'
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type { SignedIn } from '#machines/sign-in/sign-in.types.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { readStored } from '#src/storage/stored-text.ts'
import { notifyMerged } from './notify-merged.ts'
import { signInWith } from './sign-in-effects.ts'

export type SignInActor = ActorRefFrom<typeof signInMachine>

type SignInOptions = {
  /** The secret of a mail's link; it is checked once the page is hydrated. */
  readonly link?: string
  readonly wanted: string | undefined
  onDone?(): void
}

/** The sign-in machine of this page. The prerendered page and the first render show the first step. */
export function useSignIn({ link, wanted, onDone }: SignInOptions) {
  const { api, language, access, notify } = useRouter().options.context
  const now = useRef({ wanted, onDone })
  useEffect(() => {
    now.current = { wanted, onDone }
  })

  const [machine] = useState(() => {
    const signedIn = ({ token, refreshToken, merged }: SignedIn) => {
      access.signIn({ token, refreshToken })
      notifyMerged(merged, language, notify)
      now.current.onDone?.()
    }
    const deps = { api, language: language.current, wanted: () => now.current.wanted, signedIn }
    return signInWith(deps)
  })
  const actor = useOwnActor(machine, { name: 'sign-in', inspectable: signInInspectable, input: { link } })

  useEffect(() => {
    const draft = readSignInDraft(readStored('localStorage', signInDraftKey) ?? null, Date.now())
    if (draft) actor.send({ type: 'draft.detected', draft })
  }, [actor])

  return { actor, snapshot: useSelector(actor, (snapshot) => snapshot) }
}
