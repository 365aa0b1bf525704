import { fromPromise } from 'xstate'
import { readConsent } from '#domain/consent/consent.ts'
import type * as answers from '#domain/contract/sign-in.ts'
import * as calls from '#domain/contract/sign-in-calls.ts'
import { writeSignInDraft } from '#domain/session/sign-in-draft.ts'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import { type Language, settings } from '#domain/settings.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type {
  Asked,
  Found,
  Introduction,
  Opened,
  Proven,
  Refused,
  SignedIn,
  SignInContext,
} from '#machines/sign-in/sign-in.types.ts'
import { faultsIn, retryAfterIn, triesLeftIn } from '#src/api/faults-in.ts'
import type { Refusal, Wire } from '#src/api/wire.ts'
import { readCookie } from '#src/storage/cookies.ts'

type Parts = {
  readonly wire: Wire
  language(): Language
  /** Where the link of the mail leads on to. */
  wanted(): string | undefined
  signedIn(signedIn: SignedIn): void
}

/** The chart of signing in, with the browser's part of it. */
export function signInWith({ wire, language, wanted, signedIn }: Parts) {
  return signInMachine.provide({
    actors: {
      ask: fromPromise<Asked, { email: string; introduction: Introduction | undefined }>(async ({ input, signal }) => {
        const { email, introduction } = input
        const [place, words] = [wanted(), language()]
        const body = { email, language: words, ...(introduction && { introduction }), ...(place && { wanted: place }) }
        const answer = await wire(calls.askForCode, body, { signal })
        if (!answer.ok) return refused(answer)
        const { proof_id: id, resend_seconds, expires_seconds } = answer.value
        const now = Date.now()
        const proof = { id, resendAtMs: now + resend_seconds * 1_000, endsAtMs: now + expires_seconds * 1_000 }
        return { kind: 'asked', proof }
      }),
      prove: fromPromise<Proven, { proofId: string; code: string }>(async ({ input: { proofId, code }, signal }) => {
        const answer = await wire(calls.proveCode, { proof_id: proofId, code, ...consent() }, { signal })
        return answer.ok ? provenBy(answer.value) : refused(answer)
      }),
      look: fromPromise<Found, string>(async ({ input: link, signal }) => {
        const answer = await wire(calls.lookAtLink, { link: link.slice(0, 200) }, { signal })
        return answer.ok ? { kind: 'found', email: answer.value.email } : refused(answer)
      }),
      press: fromPromise<Proven, string>(async ({ input: link, signal }) => {
        const answer = await wire(calls.signInByLink, { link, ...consent() }, { signal })
        return answer.ok ? provenBy(answer.value) : refused(answer)
      }),
      open: fromPromise<Opened, { opening: string; introduction: Introduction | undefined }>(
        async ({ input: { opening, introduction }, signal }) => {
          if (!introduction) throw new Error('An account was to be opened for nobody')
          const answer = await wire(calls.openAccount, { opening, introduction, ...consent() }, { signal })
          return answer.ok ? inBy(answer.value) : refused(answer)
        },
      ),
    },
    actions: {
      keepDraft: ({ context }) => keepDraft(context),
      dropDraft,
      signIn: ({ context }) => context.signedIn && signedIn(context.signedIn),
    },
    delays: {
      untilResend: ({ context }) => Math.max(0, (context.proof?.resendAtMs ?? 0) - Date.now()),
      untilEnd: ({ context }) => Math.max(0, (context.proof?.endsAtMs ?? 0) - Date.now()),
    },
  })
}

type Inside = Extract<answers.Proven, { kind: 'signed_in' }>

function inBy({ token, refresh_token: refreshToken, brought }: Inside): SignedIn {
  return { kind: 'signed_in', token, refreshToken, brought }
}

function provenBy(value: answers.Proven): Proven {
  return value.kind === 'signed_in' ? inBy(value) : value
}

function refused({ code, facts }: { code: string; facts: Refusal | undefined }): Refused {
  const fields = faultsIn(facts)
  const fault = { code, triesLeft: triesLeftIn(facts), retryAfterSeconds: retryAfterIn(facts), fields }
  return { kind: 'refused', fault }
}

/** What the visitor chose about cookies follows them into their account. */
function consent(): { consent_id?: string } {
  const kept = readConsent(readCookie(settings.cookies.names.consent))
  return kept ? { consent_id: kept.id } : {}
}

function keepDraft({ email, introduction, proof, opening: secret }: SignInContext): void {
  const endsAtMs = Date.now() + settings.signIn.openingMinutes * 60_000
  const opening = secret === undefined ? undefined : { secret, endsAtMs }
  try {
    localStorage.setItem(signInDraftKey, writeSignInDraft({ email, introduction, proof, opening }))
  } catch {
    // A page that is forgotten meanwhile begins anew.
  }
}

function dropDraft(): void {
  try {
    localStorage.removeItem(signInDraftKey)
  } catch {
    // Nothing was kept.
  }
}
