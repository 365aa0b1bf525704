import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { CodeProofEvent } from '../code-proof/code-proof.types.ts'
import { signInMachine, stepOf } from '../sign-in/sign-in.machine.ts'
import type {
  Asked,
  Fault,
  Found,
  Opened,
  Pressed,
  SignInInput,
  SignInQuestion,
  Welcome,
} from '../sign-in/sign-in.types.ts'

export const proof = { id: 'p1', resendAtMs: 30_000, endsAtMs: 600_000 }
export const asked: Asked = { kind: 'asked', proof }
export const signedIn = {
  kind: 'signed_in',
  token: 't',
  refreshToken: 'r',
  brought: { orders: 1, consents: 0, list_entries: 0, people: 0 },
} as const
export const introduction = {
  given_name: 'Mika',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: false,
  version: '1',
  language: 'en',
} as const
export const refused = (code: string, more: Partial<Fault> = {}) =>
  ({ kind: 'refused', fault: { code, ...more } }) as const
export const found: Found = { kind: 'found', email: 'm•••@example.com' }
export const isNew: Welcome = { kind: 'new', opening: 'o1' }

export const introduced = { type: 'introduction.given', introduction } as const
export const linkPressed = { type: 'link.pressed' } as const
export const codeGiven = { type: 'code.given', code: '123456' } as const
export const codeWanted = { type: 'code.wanted' } as const

type Answer = Asked | Pressed | Found | Opened | Error

/** A visitor at the door: what the shop was asked, and what it answers next. */
export function arrive(input: SignInInput = {}) {
  const done: string[] = []
  const clock = new SimulatedClock()
  let answer: (outcome: Answer) => void = () => {}
  let isBroken = false
  const effect = <Output, Input>(name: string, read = (outcome: Answer) => outcome as unknown) =>
    fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((resolve, reject) => {
          done.push(`${name} ${JSON.stringify(input)}`)
          answer = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(read(outcome) as Output))
        }),
    )
  const tried = (outcome: Answer) =>
    'kind' in outcome && outcome.kind === 'refused' ? outcome : { kind: 'proven', answer: outcome }
  const codeProof = codeProofOf<SignInQuestion, Welcome>().provide({
    actors: {
      ask: effect('ask'),
      prove: effect('prove', tried),
    },
    actions: {
      keep: ({ context }) => void done.push(`kept ${context.question.email} ${context.proof.id}`),
      drop: () => {
        if (isBroken) throw new Error('cannot be')
        done.push('dropped')
      },
    },
    delays: {
      untilResend: ({ context: { proof } }) => Math.max(0, proof.resendAtMs - clock.now()),
      untilEnd: ({ context: { proof } }) => Math.max(0, proof.endsAtMs - clock.now()),
    },
  })
  const machine = signInMachine.provide({
    actors: {
      ask: effect('ask'),
      codeProof,
      look: effect('look'),
      press: effect('press'),
      open: effect('open'),
    },
    actions: {
      keepDraft: ({ context }) => void done.push(`kept ${context.email} ${context.proof?.id}`),
      dropDraft: () => void done.push('dropped'),
      signIn: ({ context }) => void done.push(`in with ${context.signedIn?.token}`),
    },
  })
  const actor = createActor(machine, { input, clock }).start()
  const code = () => actor.getSnapshot().children.codeProof
  const proving = () => code()?.getSnapshot()
  return {
    actor,
    clock,
    done,
    /** What is asked for; `ended` is a code that helps no more. */
    step: () => (proving()?.context.ending ? 'ended' : stepOf(actor.getSnapshot())),
    /** The state itself, and whether something is under way in it. */
    at() {
      const { value, tags } = proving() ?? actor.getSnapshot()
      // What is asked for stands among the tags, and `step` tells it.
      return [typeof value === 'string' ? value : Object.keys(value)[0], ...[...tags].filter((tag) => tag === 'busy')]
    },
    sendToCode: (event: CodeProofEvent) => code()?.send(event),
    context: () => actor.getSnapshot().context,
    mails: () => (proving() ?? actor.getSnapshot()).context.mails,
    fault: () => (proving() ?? actor.getSnapshot()).context.fault ?? proving()?.context.ending?.fault,
    mayResend: () => proving()?.can(codeWanted),
    /** From now on nothing can be forgotten while a code is asked for. */
    breaks() {
      isBroken = true
    },
    async answers(outcome: Answer) {
      answer(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
    async gives(email = 'mika@example.com') {
      actor.send({ type: 'email.given', email })
      await this.answers(asked)
    },
    async tries(code: string, outcome: Answer) {
      this.sendToCode({ type: 'code.given', code })
      await this.answers(outcome)
    },
    async givesAndTries(outcome: Answer) {
      await this.gives()
      await this.tries('123456', outcome)
    },
  }
}
