import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  Asked,
  CodeProofContext,
  CodeProofEvent,
  CodeProofInput,
  CodeProofOutput,
  Ending,
  Fault,
  Proof,
  Tried,
} from './code-proof.types.ts'

type Ended = { event: { output: Asked | Tried<unknown> } }

/** These end a code for good: only another mail helps. */
const endings = new Set(['code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'])

const faultIn = ({ event: { output } }: Ended): Fault | undefined =>
  output.kind === 'refused' ? output.fault : undefined

const isAsked = ({ event }: Ended) => event.output.kind === 'asked'
const isProven = ({ event }: Ended) => event.output.kind === 'proven'
const endsCode = (ended: Ended) => endings.has(faultIn(ended)?.code ?? '')

const tellFault = { type: 'tell', params: faultIn } as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const
const tellNothing = { type: 'tell', params: undefined } as const
const takeProof = {
  type: 'takeProof',
  params: ({ event: { output } }: { event: { output: Asked } }) => (output.kind === 'asked' ? output.proof : undefined),
} as const
const endByShop = {
  type: 'end',
  params: (ended: Ended): Ending => ({ fault: faultIn(ended) ?? { code: 'code_expired' }, by: 'shop' }),
} as const
const endByTime = { type: 'end', params: { fault: { code: 'code_expired' }, by: 'time' } } as const

/**
 * Proves that an address is somebody's: a mail with a code is on its way there, and the code is typed. Another mail may be
 * wanted once this one has had its time; a code that helps no more says why and leaves that way open. It is proven with
 * whatever the shop answers to the code.
 */
export function codeProofOf<Question, Answer>() {
  const takeAnswer = {
    type: 'takeAnswer',
    params: ({ event: { output } }: { event: { output: Tried<Answer> } }) =>
      output.kind === 'proven' ? { answer: output.answer } : undefined,
  } as const
  return setup({
    types: {
      context: {} as CodeProofContext<Question, Answer>,
      events: {} as CodeProofEvent,
      input: {} as CodeProofInput<Question>,
      output: {} as CodeProofOutput<Answer>,
      tags: {} as 'busy',
    },
    actors: {
      ask: fromPromise<Asked, { question: Question }>(notProvided('ask')),
      prove: fromPromise<Tried<Answer>, { proofId: string; code: string }>(notProvided('prove')),
    },
    guards: {
      isUsable: ({ context }) => context.ending === undefined,
    },
    actions: {
      tell: assign({ fault: (_, fault: Fault | undefined) => fault }),
      takeProof: assign({
        proof: ({ context }, proof: Proof | undefined) => proof ?? context.proof,
        mails: ({ context }) => context.mails + 1,
        ending: undefined,
        fault: undefined,
      }),
      takeAnswer: assign({ proven: (_, proven: { readonly answer: Answer } | undefined) => proven }),
      end: assign({ ending: (_, ending: Ending) => ending, fault: undefined }),
      /** Effects of the browser: a mail that is on its way outlives a reload. */
      keep: notProvided<[{ context: CodeProofContext<Question, Answer> }]>('keep'),
      drop: notProvided('drop'),
    },
    delays: {
      untilResend: notProvided<[{ context: CodeProofContext<Question, Answer> }], number>('untilResend'),
      untilEnd: notProvided<[{ context: CodeProofContext<Question, Answer> }], number>('untilEnd'),
    },
  }).createMachine({
    id: 'codeProof',
    context: ({ input }) => input,
    initial: 'waiting',
    states: {
      /** The mail is on its way, and so is its reader. */
      waiting: {
        initial: 'resting',
        after: { untilEnd: { target: 'ended', actions: endByTime } },
        on: {
          'code.given': { target: 'checking', actions: tellNothing },
          'email.reopened': 'reopened',
          'proof.abandoned': 'abandoned',
        },
        states: {
          /** Mails take a moment; nobody asks twice in that. */
          resting: { after: { untilResend: 'ready' } },
          ready: { on: { 'code.wanted': '#codeProof.resending' } },
        },
      },
      resending: {
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context: { question } }) => ({ question }),
          onDone: [
            { guard: isAsked, target: 'waiting', actions: [takeProof, 'keep'] },
            // The mail before this one may still help, if its time has not passed.
            { guard: 'isUsable', target: 'waiting', actions: tellFault },
            { target: 'ended', actions: tellFault },
          ],
          onError: [
            { guard: 'isUsable', target: 'waiting', actions: tellBroken },
            { target: 'ended', actions: tellBroken },
          ],
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'prove',
          src: 'prove',
          input: ({ context, event }) => ({
            proofId: context.proof.id,
            code: event.type === 'code.given' ? event.code : '',
          }),
          onDone: [
            {
              guard: isProven,
              target: 'proven',
              actions: takeAnswer,
            },
            { guard: endsCode, target: 'ended', actions: endByShop },
            { target: 'waiting', actions: tellFault },
          ],
          onError: { target: 'waiting', actions: tellBroken },
        },
      },
      /** This code helps no more. */
      ended: {
        entry: 'drop',
        on: { 'code.wanted': 'resending', 'email.reopened': 'reopened', 'proof.abandoned': 'abandoned' },
      },
      proven: { type: 'final' },
      reopened: { type: 'final', entry: 'drop', output: { kind: 'reopened' } },
      abandoned: { type: 'final', entry: 'drop', output: { kind: 'abandoned' } },
    },
    output: ({ context: { proven, mails }, event }) =>
      proven ? { kind: 'proven', answer: proven.answer, mails } : { ...(event.output as Unproven), mails },
  })
}

type Unproven = { readonly kind: 'reopened' } | { readonly kind: 'abandoned' }

export type CodeProofActor<Question, Answer> = ActorRefFrom<ReturnType<typeof codeProofOf<Question, Answer>>>

/** To be drawn and proven: which question and which answer makes no difference to its states. */
export const codeProofMachine = codeProofOf<unknown, unknown>()
