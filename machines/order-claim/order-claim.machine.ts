import { assign, fromPromise, setup } from 'xstate'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { Asked, CodeProofOutput, Fault, Proof } from '../code-proof/code-proof.types.ts'
import { notProvided } from '../not-provided.ts'
import type { SeenOrder } from '../order-deed/order-deed.types.ts'
import type { OrderClaimContext, OrderClaimEvent, OrderClaimQuestion } from './order-claim.types.ts'

type Ended = { event: { output: Asked } }
type Proven = { event: { output: CodeProofOutput<SeenOrder> } }

const isAsked = ({ event }: Ended) => event.output.kind === 'asked'
const isProven = ({ event }: Proven) => event.output.kind === 'proven'
const isReopened = ({ event }: Proven) => event.output.kind === 'reopened'
const isNumber = ({ event }: { event: { number: string } }) => readOrderNumber(event.number) !== undefined

const tellFault = {
  type: 'tell',
  params: ({ event: { output } }: Ended) => (output.kind === 'refused' ? output.fault : undefined),
} as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const
const takeProof = {
  type: 'takeProof',
  params: ({ event: { output } }: Ended) => (output.kind === 'asked' ? output.proof : undefined),
} as const
const takeOrder = {
  type: 'takeOrder',
  params: ({ event: { output } }: Proven) => (output.kind === 'proven' ? output.answer : undefined),
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
    children: {} as { codeProof: 'codeProof' },
  },
  actors: {
    ask: fromPromise<Asked, { question: OrderClaimQuestion }>(notProvided('ask')),
    codeProof: codeProofOf<OrderClaimQuestion, SeenOrder>(),
  },
  actions: {
    tell: assign({ fault: (_, fault: Fault | undefined) => fault }),
    takeNumber: assign({
      number: ({ context }, typed: string) => readOrderNumber(typed) ?? context.number,
      fault: undefined,
    }),
    takeProof: assign({ proof: (_, proof: Proof | undefined) => proof }),
    takeOrder: assign({ order: (_, order: SeenOrder | undefined) => order }),
    /** An effect of the browser: the order is among those of the account. */
    show: notProvided<[{ context: OrderClaimContext }]>('show'),
  },
}).createMachine({
  id: 'orderClaim',
  context: { number: '' },
  initial: 'closed',
  states: {
    closed: {
      initial: 'untouched',
      on: { 'claim.wanted': { target: 'asking', actions: { type: 'tell', params: undefined } } },
      states: {
        untouched: {},
        claimed: { tags: 'claimed', entry: 'show' },
        abandoned: {},
      },
    },
    asking: {
      tags: 'open',
      on: {
        'number.given': [
          { guard: isNumber, target: 'sending', actions: { type: 'takeNumber', params: ({ event }) => event.number } },
          { actions: { type: 'tell', params: () => ({ code: 'invalid_format' }) } },
        ],
        'claim.abandoned': 'closed.abandoned',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { number } }) => ({ question: { number } }),
        onDone: [
          { guard: isAsked, target: 'proving', actions: takeProof },
          { target: 'asking', actions: tellFault },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
      on: { 'claim.abandoned': 'closed.abandoned' },
    },
    /** The mail is on its way, if there is such an order, and its code is asked for. */
    proving: {
      tags: 'open',
      invoke: {
        id: 'codeProof',
        src: 'codeProof',
        // Nobody comes here before a mail was asked for.
        input: ({ context: { number, proof } }) => ({ question: { number }, proof: proof as Proof, mails: 1 }),
        onDone: [
          { guard: isProven, target: 'closed.claimed', actions: takeOrder },
          { guard: isReopened, target: 'asking' },
          { target: 'closed.abandoned' },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
    },
  },
})
