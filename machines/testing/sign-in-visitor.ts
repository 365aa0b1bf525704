import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { minuteMs } from '#domain/time.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type { EmailVerificationEvent } from '../email-verification/email-verification.types.ts'
import { selectSignInStep, signInMachine } from '../sign-in/sign-in.machine.ts'
import type {
  CodeRequestResult,
  OpenAccountResult,
  SignInInput,
  SignInQuestion,
  SignInResult,
  UseLinkResult,
  VerificationError,
  ViewedLink,
} from '../sign-in/sign-in.types.ts'

export const verification = { id: 'p1', resendAtMs: 30_000, endsAtMs: 10 * minuteMs }
export const codeRequested: CodeRequestResult = { kind: 'requested', verification }
export const signedIn = {
  kind: 'signed_in',
  token: 't',
  refreshToken: 'r',
  merged: { orders: 1, consents: 0, list_entries: 0, people: 0 },
} as const
export const signUpDetails = {
  given_name: 'Mika',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: false,
  version: '1',
  language: 'en',
} as const
export const failWith = (code: string, more: Partial<VerificationError> = {}) =>
  ({ kind: 'refused', error: { code, ...more } }) as const
export const found: ViewedLink = { kind: 'found', email: 'm•••@example.com' }
export const isNew: SignInResult = { kind: 'new', signUpToken: 'o1' }

export const signedUpWithDetails = { type: 'signUpDetails.entered', signUpDetails } as const
export const linkPressed = { type: 'link.pressed' } as const
export const verifyCodeInput = { type: 'code.entered', code: '123456' } as const
export const codeWanted = { type: 'code.wanted' } as const

type SignInActorResult = CodeRequestResult | UseLinkResult | ViewedLink | OpenAccountResult | Error

/** A visitor who signs in: the requests to the fake shop, and functions that answer them. */
export function arrive(input: SignInInput = {}) {
  const done: string[] = []
  const clock = new SimulatedClock()
  let answer: (outcome: SignInActorResult) => void = () => {}
  let isBroken = false
  const effect = <Output, Input>(name: string, read = (outcome: SignInActorResult) => outcome as unknown) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          done.push(`${name} ${JSON.stringify(input)}`)
          answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(read(outcome) as Output))
        }),
    )
  const tried = (outcome: SignInActorResult) =>
    'kind' in outcome && outcome.kind === 'refused' ? outcome : { kind: 'verified', answer: outcome }
  const emailVerification = emailVerificationFor<SignInQuestion, SignInResult>().provide({
    actors: {
      requestCode: effect('requestCode'),
      verify: effect('verify', tried),
    },
    actions: {
      saveDraft: ({ context }) => void done.push(`kept ${context.question.email} ${context.verification.id}`),
      drop: () => {
        if (isBroken) throw new Error('cannot be')
        done.push('dropped')
      },
    },
    delays: {
      untilResend: ({ context: { verification } }) => Math.max(0, verification.resendAtMs - clock.now()),
      untilEnd: ({ context: { verification } }) => Math.max(0, verification.endsAtMs - clock.now()),
    },
  })
  const machine = signInMachine.provide({
    actors: {
      requestCode: effect('requestCode'),
      emailVerification,
      look: effect('look'),
      press: effect('press'),
      open: effect('open'),
    },
    actions: {
      storeDraft: ({ context }) => void done.push(`kept ${context.email} ${context.verification?.id}`),
      dropDraft: () => void done.push('dropped'),
      signIn: ({ context }) => void done.push(`in with ${context.signedIn?.token}`),
    },
  })
  const actor = createActor(machine, { input, clock }).start()
  const code = () => actor.getSnapshot().children.emailVerification
  const proving = () => code()?.getSnapshot()
  return {
    actor,
    clock,
    done,
    /** The step to complete; `ended` is a code that cannot be used any more. */
    step: () => (proving()?.context.ending ? 'ended' : selectSignInStep(actor.getSnapshot())),
    /** The state, and whether a request is running in it. */
    at() {
      const { value, tags } = proving() ?? actor.getSnapshot()
      // The tags contain the step, which `step` returns.
      return [typeof value === 'string' ? value : Object.keys(value)[0], ...[...tags].filter((tag) => tag === 'busy')]
    },
    sendToCode: (event: EmailVerificationEvent) => code()?.send(event),
    context: () => actor.getSnapshot().context,
    mails: () => (proving() ?? actor.getSnapshot()).context.mails,
    error: () => (proving() ?? actor.getSnapshot()).context.error ?? proving()?.context.ending?.error,
    mayResend: () => proving()?.can(codeWanted),
    /** From here on the action `drop` of the verification throws. */
    breaks() {
      isBroken = true
    },
    async answers(outcome: SignInActorResult) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
    async gives(email = 'mika@example.com') {
      actor.send({ type: 'email.entered', email })
      await this.answers(codeRequested)
    },
    async tries(code: string, outcome: SignInActorResult) {
      this.sendToCode({ type: 'code.entered', code })
      await this.answers(outcome)
    },
    async givesAndTries(outcome: SignInActorResult) {
      await this.gives()
      await this.tries('123456', outcome)
    },
  }
}
