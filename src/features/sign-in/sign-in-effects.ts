import { fromPromise } from 'xstate'
import { readConsent } from '#domain/consent/consent.ts'
import type * as answers from '#domain/contract/sign-in.ts'
import * as calls from '#domain/contract/sign-in-calls.ts'
import { type SignInDraft, writeSignInDraft } from '#domain/session/sign-in-draft.ts'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import { type Language, settings } from '#domain/settings.ts'
import { codeProofOf } from '#machines/code-proof/code-proof.machine.ts'
import type { Tried } from '#machines/code-proof/code-proof.types.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type {
  Asked,
  Found,
  Opened,
  Pressed,
  SignedIn,
  SignInQuestion,
  Welcome,
} from '#machines/sign-in/sign-in.types.ts'
import type { Wire } from '#src/api/wire.ts'
import { readCookie } from '#src/storage/cookies.ts'
import { store } from '#src/storage/stored-text.ts'
import { askedBy, codeDelays, refused } from './code-proof-effects.ts'

type Parts = {
  readonly wire: Wire
  language(): Language
  /** Where the link of the mail leads on to. */
  wanted(): string | undefined
  signedIn(signedIn: SignedIn): void
}

/** The chart of signing in, with the browser's part of it. */
export function signInWith({ wire, language, wanted, signedIn }: Parts) {
  const ask = fromPromise<Asked, { question: SignInQuestion }>(async ({ input: { question }, signal }) => {
    const { email, introduction } = question
    const [place, words] = [wanted(), language()]
    const body = { email, language: words, ...(introduction && { introduction }), ...(place && { wanted: place }) }
    const answer = await wire(calls.askForCode, body, { signal })
    return answer.ok ? askedBy(answer.value) : refused(answer)
  })
  const prove = fromPromise<Tried<Welcome>, { proofId: string; code: string }>(
    async ({ input: { proofId, code }, signal }) => {
      const answer = await wire(calls.proveCode, { proof_id: proofId, code, ...consent() }, { signal })
      return answer.ok ? { kind: 'proven', answer: welcomeBy(answer.value) } : refused(answer)
    },
  )
  const codeProof = codeProofOf<SignInQuestion, Welcome>().provide({
    actors: { ask, prove },
    actions: {
      keep: ({ context: { question, proof } }) => keepDraft({ ...question, proof }),
      drop: dropDraft,
    },
    delays: codeDelays,
  })
  return signInMachine.provide({
    actors: {
      ask,
      codeProof,
      look: fromPromise<Found, string>(async ({ input: link, signal }) => {
        const answer = await wire(calls.lookAtLink, { link: link.slice(0, 200) }, { signal })
        return answer.ok ? { kind: 'found', email: answer.value.email } : refused(answer)
      }),
      press: fromPromise<Pressed, string>(async ({ input: link, signal }) => {
        const answer = await wire(calls.signInByLink, { link, ...consent() }, { signal })
        return answer.ok ? welcomeBy(answer.value) : refused(answer)
      }),
      open: fromPromise<Opened, { opening: string; introduction: SignInQuestion['introduction'] }>(
        async ({ input: { opening, introduction }, signal }) => {
          if (!introduction) throw new Error('An account was to be opened for nobody')
          const answer = await wire(calls.openAccount, { opening, introduction, ...consent() }, { signal })
          return answer.ok ? inBy(answer.value) : refused(answer)
        },
      ),
    },
    actions: {
      keepDraft: ({ context: { email, introduction, proof, opening } }) =>
        keepDraft({ email, introduction, proof, opening: opening === undefined ? undefined : openingBy(opening) }),
      dropDraft,
      signIn: ({ context }) => context.signedIn && signedIn(context.signedIn),
    },
  })
}

type Inside = Extract<answers.Proven, { kind: 'signed_in' }>

function inBy({ token, refresh_token: refreshToken, brought }: Inside): SignedIn {
  return { kind: 'signed_in', token, refreshToken, brought }
}

function welcomeBy(value: answers.Proven): Welcome {
  return value.kind === 'signed_in' ? inBy(value) : value
}

/** The visitor's choice about cookies follows them into their account. */
function consent(): { consent_id?: string } {
  const kept = readConsent(readCookie(settings.cookies.names.consent))
  return kept ? { consent_id: kept.id } : {}
}

function openingBy(secret: string) {
  return { secret, endsAtMs: Date.now() + settings.signIn.openingMinutes * 60_000 }
}

/** Where nothing can be stored, a page that is forgotten meanwhile begins anew. */
function keepDraft(draft: SignInDraft): void {
  store('localStorage', signInDraftKey, writeSignInDraft(draft))
}

function dropDraft(): void {
  store('localStorage', signInDraftKey, undefined)
}
