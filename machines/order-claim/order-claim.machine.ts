import { assign, fromPromise, setup } from 'xstate'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  EmailVerificationOutput,
  VerificationError,
} from '../email-verification/email-verification.types.ts'
import { notProvided } from '../not-provided.ts'
import type { OrderView } from '../order-action/order-action.types.ts'
import type { OrderClaimContext, OrderClaimEvent, OrderClaimQuestion } from './order-claim.types.ts'

type RequestCodeDone = { event: { output: CodeRequestResult } }
type VerificationDoneEvent = { event: { output: EmailVerificationOutput<OrderView> } }

const isCodeRequested = ({ event }: RequestCodeDone) => event.output.kind === 'requested'
const isVerified = ({ event }: VerificationDoneEvent) => event.output.kind === 'verified'
const isReopened = ({ event }: VerificationDoneEvent) => event.output.kind === 'reopened'
const isNumber = ({ event }: { event: { number: string } }) => readOrderNumber(event.number) !== undefined

const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: RequestCodeDone) => (output.kind === 'refused' ? output.error : undefined),
} as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const
const setVerification = {
  type: 'setVerification',
  params: ({ event: { output } }: RequestCodeDone) => (output.kind === 'requested' ? output.verification : undefined),
} as const
const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: VerificationDoneEvent) => (output.kind === 'verified' ? output.answer : undefined),
} as const

/**
 * The way of a guest's order into an account: its number, and the code that the order's own address is mailed. Whether there is such an order is told
 * to nobody who does not read that mail.
 */
export const orderClaimMachine = setup({
  types: {
    context: {} as OrderClaimContext,
    events: {} as OrderClaimEvent,
    tags: {} as 'busy' | 'open' | 'claimed',
    children: {} as { emailVerification: 'emailVerification' },
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, { question: OrderClaimQuestion }>(notProvided('requestCode')),
    emailVerification: emailVerificationFor<OrderClaimQuestion, OrderView>(),
  },
  actions: {
    setError: assign({ error: (_, error: VerificationError | undefined) => error }),
    takeNumber: assign({
      number: ({ context }, typed: string) => readOrderNumber(typed) ?? context.number,
      error: undefined,
    }),
    setVerification: assign({ verification: (_, verification: EmailVerification | undefined) => verification }),
    takeOrder: assign({ order: (_, order: OrderView | undefined) => order }),
    /** An effect of the browser: the order is among those of the account. */
    publishOrder: notProvided<[{ context: OrderClaimContext }]>('publishOrder'),
  },
}).createMachine({
  id: 'orderClaim',
  context: { number: '' },
  initial: 'closed',
  states: {
    closed: {
      initial: 'untouched',
      on: { 'claim.wanted': { target: 'asking', actions: { type: 'setError', params: undefined } } },
      states: {
        untouched: {},
        claimed: { tags: 'claimed', entry: 'publishOrder' },
        abandoned: {},
      },
    },
    asking: {
      tags: 'open',
      on: {
        'number.entered': [
          { guard: isNumber, target: 'sending', actions: { type: 'takeNumber', params: ({ event }) => event.number } },
          { actions: { type: 'setError', params: () => ({ code: 'invalid_format' }) } },
        ],
        'claim.abandoned': 'closed.abandoned',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { number } }) => ({ question: { number } }),
        onDone: [
          { guard: isCodeRequested, target: 'proving', actions: setVerification },
          { target: 'asking', actions: setErrorFromOutput },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
      on: { 'claim.abandoned': 'closed.abandoned' },
    },
    /** The mail is on its way, if there is such an order, and its code is asked for. */
    proving: {
      tags: 'open',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        // Nobody comes here before a mail was asked for.
        input: ({ context: { number, verification } }) => ({
          question: { number },
          verification: verification as EmailVerification,
          mails: 1,
        }),
        onDone: [
          { guard: isVerified, target: 'closed.claimed', actions: takeOrder },
          { guard: isReopened, target: 'asking' },
          { target: 'closed.abandoned' },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
    },
  },
})
