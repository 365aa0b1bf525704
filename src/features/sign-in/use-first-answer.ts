import { type ComponentType, useEffect, useState } from 'react'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'
import { readStored } from '#src/storage/stored-text.ts'
import type { SignInAnswer } from './first-question.ts'
import type { LiveProps } from './live-steps.tsx'

const load = () => import('./live-steps.tsx').then(({ LiveSteps }) => LiveSteps)

/**
 * The first step of signing in. Most visitors never answer it, so the code behind it is loaded on the first interaction
 * and receives the answer.
 */
export function useFirstAnswer() {
  const [Live, setLive] = useState<ComponentType<LiveProps>>()
  const [first, setFirst] = useState<SignInAnswer>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<VerificationError>()

  async function goOn(answer?: SignInAnswer): Promise<void> {
    setIsBusy(answer !== undefined)
    setError(undefined)
    try {
      const loaded = await load()
      setFirst(answer)
      setLive(() => loaded)
    } catch {
      if (answer) setError({ code: 'NETWORK_ERROR' })
      setIsBusy(false)
    }
  }

  // A visitor who returns after requesting a code continues with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is read once, on hydration
  useEffect(() => {
    if (typeof readStored('localStorage', signInDraftKey) === 'string') void goOn()
  }, [])

  return {
    Live,
    first,
    question: {
      isBusy,
      error,
      onSubmit: (answer: SignInAnswer) => void goOn(answer),
      onTouch: () => void load().catch(() => {}),
    },
  }
}
