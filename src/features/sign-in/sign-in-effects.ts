import { fromPromise } from 'xstate'
import { readConsent } from '#domain/consent/consent.ts'
import * as calls from '#domain/contract/sign-in.ts'
import { type SignInDraft, writeSignInDraft } from '#domain/session/sign-in-draft.ts'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import { type Language, settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import { emailVerificationFor } from '#machines/email-verification/email-verification.machine.ts'
import type { VerificationResult } from '#machines/email-verification/email-verification.types.ts'
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts'
import type {
  CodeRequestResult,
  OpenAccountResult,
  SignedIn,
  SignInQuestion,
  SignInResult,
  UseLinkResult,
  ViewedLink,
} from '#machines/sign-in/sign-in.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { readCookie } from '#src/storage/cookies.ts'
import { store } from '#src/storage/stored-text.ts'
import { codeDelays, requestCodeFrom, toFailedVerification } from './email-verification-effects.ts'

type SignInDeps = {
  readonly api: ApiClient
  language(): Language
  /** The page that the mail's link leads to after signing in. */
  wanted(): string | undefined
  signedIn(signedIn: SignedIn): void
}

/** The sign-in machine with its browser effects. */
export function signInWith({ api, language, wanted, signedIn }: SignInDeps) {
  const requestCode = fromPromise<CodeRequestResult, { question: SignInQuestion }>(
    async ({ input: { question }, signal }) => {
      const { email, signUpDetails } = question
      const [wantedPage, words] = [wanted(), language()]
      const body = {
        email,
        language: words,
        ...(signUpDetails && { sign_up_details: signUpDetails }),
        ...(wantedPage && { return_path: wantedPage }),
      }
      const answer = await api(calls.requestSignInCode, body, { signal })
      return answer.ok ? requestCodeFrom(answer.value) : toFailedVerification(answer)
    },
  )
  const verify = fromPromise<VerificationResult<SignInResult>, { verificationId: string; code: string }>(
    async ({ input: { verificationId, code }, signal }) => {
      const answer = await api(calls.verifyCode, { verification_id: verificationId, code, ...consent() }, { signal })
      return answer.ok ? { kind: 'verified', answer: welcomeBy(answer.value) } : toFailedVerification(answer)
    },
  )
  const emailVerification = emailVerificationFor<SignInQuestion, SignInResult>().provide({
    actors: { requestCode, verify },
    actions: {
      saveDraft: ({ context: { question, verification } }) =>
        storeDraft({ email: question.email, signUpDetails: question.signUpDetails, proof: verification }),
      drop: dropDraft,
    },
    delays: codeDelays,
  })
  return signInMachine.provide({
    actors: {
      requestCode,
      emailVerification,
      look: fromPromise<ViewedLink, string>(async ({ input: link, signal }) => {
        const answer = await api(calls.checkSignInLink, { link: link.slice(0, 200) }, { signal })
        return answer.ok ? { kind: 'found', email: answer.value.email } : toFailedVerification(answer)
      }),
      press: fromPromise<UseLinkResult, string>(async ({ input: link, signal }) => {
        const answer = await api(calls.signInByLink, { link, ...consent() }, { signal })
        return answer.ok ? welcomeBy(answer.value) : toFailedVerification(answer)
      }),
      open: fromPromise<OpenAccountResult, { signUpToken: string; signUpDetails: SignInQuestion['signUpDetails'] }>(
        async ({ input: { signUpToken, signUpDetails }, signal }) => {
          if (!signUpDetails) throw new Error('The sign-up details are missing')
          const answer = await api(
            calls.openAccount,
            { sign_up_token: signUpToken, sign_up_details: signUpDetails, ...consent() },
            { signal },
          )
          return answer.ok ? inBy(answer.value) : toFailedVerification(answer)
        },
      ),
    },
    actions: {
      storeDraft: ({ context: { email, signUpDetails, verification, signUpToken } }) =>
        storeDraft({
          email,
          signUpDetails,
          proof: verification,
          signUpToken: signUpToken === undefined ? undefined : signUpTokenBy(signUpToken),
        }),
      dropDraft,
      signIn: ({ context }) => context.signedIn && signedIn(context.signedIn),
    },
  })
}

type SignedInAnswer = Extract<calls.SignInResponse, { kind: 'signed_in' }>

function inBy({ token, refresh_token: refreshToken, merged }: SignedInAnswer): SignedIn {
  return { kind: 'signed_in', token, refreshToken, merged }
}

function welcomeBy(value: calls.SignInResponse): SignInResult {
  return value.kind === 'signed_in' ? inBy(value) : { kind: 'new', signUpToken: value.sign_up_token }
}

/** The visitor's cookie consent is attached to their account. */
function consent(): { consent_id?: string } {
  const stored = readConsent(readCookie(settings.cookies.names.consent))
  return stored ? { consent_id: stored.id } : {}
}

function signUpTokenBy(secret: string) {
  return { secret, endsAtMs: Date.now() + settings.signIn.openingMinutes * minuteMs }
}

/** Without storage, a reloaded page starts over. */
function storeDraft(draft: SignInDraft): void {
  store('localStorage', signInDraftKey, writeSignInDraft(draft))
}

function dropDraft(): void {
  store('localStorage', signInDraftKey, undefined)
}
