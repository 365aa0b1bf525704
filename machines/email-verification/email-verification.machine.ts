import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  EmailVerificationContext,
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationOutput,
  VerificationEnd,
  VerificationError,
  VerificationResult,
} from './email-verification.types.ts'

type CodeActorDone = { event: { output: CodeRequestResult | VerificationResult<unknown> } }

/** Error codes after which the code cannot be used any more: only another mail helps. */
const endings = new Set(['code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'])

const readError = ({ event: { output } }: CodeActorDone): VerificationError | undefined =>
  output.kind === 'refused' ? output.error : undefined

const isCodeRequested = ({ event }: CodeActorDone) => event.output.kind === 'requested'
const isVerified = ({ event }: CodeActorDone) => event.output.kind === 'verified'
const endsCode = (ended: CodeActorDone) => endings.has(readError(ended)?.code ?? '')

const setErrorFromOutput = { type: 'setError', params: readError } as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const
const clearError = { type: 'setError', params: undefined } as const
const setVerification = {
  type: 'setVerification',
  params: ({ event: { output } }: { event: { output: CodeRequestResult } }) =>
    output.kind === 'requested' ? output.verification : undefined,
} as const
const endByShop = {
  type: 'end',
  params: (ended: CodeActorDone): VerificationEnd => ({
    error: readError(ended) ?? { code: 'code_expired' },
    by: 'shop',
  }),
} as const
const endByTime = { type: 'end', params: { error: { code: 'code_expired' }, by: 'time' } } as const

/**
 * Verifies that an e-mail address belongs to the visitor: a code was mailed to it, and the visitor enters the code.
 * Another mail can be requested after a delay. A code that cannot be used any more shows why, and still allows another
 * mail. The output holds the answer of the shop to the code.
 */
export function emailVerificationFor<Question, Answer>() {
  const takeAnswer = {
    type: 'takeAnswer',
    params: ({ event: { output } }: { event: { output: VerificationResult<Answer> } }) =>
      output.kind === 'verified' ? { answer: output.answer } : undefined,
  } as const
  return setup({
    types: {
      context: {} as EmailVerificationContext<Question, Answer>,
      events: {} as EmailVerificationEvent,
      input: {} as EmailVerificationInput<Question>,
      output: {} as EmailVerificationOutput<Answer>,
      tags: {} as 'busy',
    },
    actors: {
      requestCode: fromPromise<CodeRequestResult, { question: Question }>(notProvided('requestCode')),
      verify: fromPromise<VerificationResult<Answer>, { verificationId: string; code: string }>(notProvided('verify')),
    },
    guards: {
      isUsable: ({ context }) => context.ending === undefined,
    },
    actions: {
      setError: assign({ error: (_, error: VerificationError | undefined) => error }),
      setVerification: assign({
        verification: ({ context }, verification: EmailVerification | undefined) =>
          verification ?? context.verification,
        mails: ({ context }) => context.mails + 1,
        ending: undefined,
        error: undefined,
      }),
      takeAnswer: assign({ verified: (_, verified: { readonly answer: Answer } | undefined) => verified }),
      end: assign({ ending: (_, ending: VerificationEnd) => ending, error: undefined }),
      /** Browser effects: the draft of a mail that was sent survives a reload. */
      saveDraft: notProvided<[{ context: EmailVerificationContext<Question, Answer> }]>('saveDraft'),
      drop: notProvided('drop'),
    },
    delays: {
      untilResend: notProvided<[{ context: EmailVerificationContext<Question, Answer> }], number>('untilResend'),
      untilEnd: notProvided<[{ context: EmailVerificationContext<Question, Answer> }], number>('untilEnd'),
    },
  }).createMachine({
    id: 'emailVerification',
    context: ({ input }) => input,
    initial: 'waiting',
    states: {
      waiting: {
        description: 'The mail was sent: the visitor reads it and enters the code.',
        initial: 'resting',
        after: { untilEnd: { target: 'ended', actions: endByTime } },
        on: {
          'code.entered': { target: 'checking', actions: clearError },
          'email.reopened': 'reopened',
          'verification.abandoned': 'abandoned',
        },
        states: {
          resting: {
            description: 'Too early for another mail: mails take a moment to arrive.',
            after: { untilResend: 'ready' },
          },
          ready: {
            description: 'Another mail may be requested.',
            on: { 'code.wanted': '#emailVerification.resending' },
          },
        },
      },
      resending: {
        description: 'The shop is asked for another mail.',
        tags: 'busy',
        invoke: {
          id: 'requestCode',
          src: 'requestCode',
          input: ({ context: { question } }) => ({ question }),
          onDone: [
            { guard: isCodeRequested, target: 'waiting', actions: [setVerification, 'saveDraft'] },
            {
              description: 'The code of the earlier mail is still valid.',
              guard: 'isUsable',
              target: 'waiting',
              actions: setErrorFromOutput,
            },
            { target: 'ended', actions: setErrorFromOutput },
          ],
          onError: [
            { guard: 'isUsable', target: 'waiting', actions: setUnknownError },
            { target: 'ended', actions: setUnknownError },
          ],
        },
      },
      checking: {
        description: 'The shop checks the code.',
        tags: 'busy',
        invoke: {
          id: 'verify',
          src: 'verify',
          input: ({ context, event }) => ({
            verificationId: context.verification.id,
            code: event.type === 'code.entered' ? event.code : '',
          }),
          onDone: [
            {
              guard: isVerified,
              target: 'verified',
              actions: takeAnswer,
            },
            { guard: endsCode, target: 'ended', actions: endByShop },
            { target: 'waiting', actions: setErrorFromOutput },
          ],
          onError: { target: 'waiting', actions: setUnknownError },
        },
      },
      ended: {
        description: 'The code cannot be used any more: only another mail helps.',
        entry: 'drop',
        on: { 'code.wanted': 'resending', 'email.reopened': 'reopened', 'verification.abandoned': 'abandoned' },
      },
      verified: { description: 'The address is verified, with the answer of the shop as output.', type: 'final' },
      reopened: {
        description: 'The mail is to go to another address.',
        type: 'final',
        entry: 'drop',
        output: { kind: 'reopened' },
      },
      abandoned: {
        description: 'The visitor gave up the verification.',
        type: 'final',
        entry: 'drop',
        output: { kind: 'abandoned' },
      },
    },
    output: ({ context: { verified, mails }, event }) =>
      verified
        ? { kind: 'verified', answer: verified.answer, mails }
        : { ...(event.output as VerificationExit), mails },
  })
}

type VerificationExit = { readonly kind: 'reopened' } | { readonly kind: 'abandoned' }

export type EmailVerificationActor<Question, Answer> = ActorRefFrom<
  ReturnType<typeof emailVerificationFor<Question, Answer>>
>

/** The machine for diagrams and proofs: the types of question and answer make no difference to its states. */
export const emailVerificationMachine = emailVerificationFor<unknown, unknown>()
