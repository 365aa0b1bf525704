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
import { requireValue } from '../require-value.ts'
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
 * Adds the order of a guest to an account: by the number of the order, and the code mailed to the address of the order.
 * Whether the order exists is revealed only to readers of that mail.
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
    /** Browser effect: lists the order among those of the account. */
    publishOrder: notProvided<[{ context: OrderClaimContext }]>('publishOrder'),
  },
}).createMachine({
  id: 'orderClaim',
  context: { number: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'No claim is open.',
      initial: 'untouched',
      on: { 'claim.wanted': { target: 'asking', actions: { type: 'setError', params: undefined } } },
      states: {
        untouched: { description: 'No claim was started yet.' },
        claimed: { description: 'The order belongs to the account.', tags: 'claimed', entry: 'publishOrder' },
        abandoned: { description: 'The visitor gave up the claim.' },
      },
    },
    asking: {
      description: 'The visitor enters the number of an order.',
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
      description: 'The shop is asked to mail a code.',
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
    proving: {
      description:
        'If the order exists, its address was mailed a code: the visitor enters it in the email-verification machine.',
      tags: 'open',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        input: ({ context: { number, verification } }) => ({
          question: { number },
          verification: requireValue(verification, 'verification'),
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
