import { assign, fromPromise, setup } from 'xstate'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Profile } from '#domain/contract/account.ts'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { Asked, CodeProofOutput, Fault, Proof } from '../code-proof/code-proof.types.ts'
import { notProvided } from '../not-provided.ts'
import type { NewEmailContext, NewEmailEvent, NewEmailInput, NewEmailQuestion } from './new-email.types.ts'

type Ended = { event: { output: Asked } }
type Proven = { event: { output: CodeProofOutput<Profile> } }

const isAsked = ({ event }: Ended) => event.output.kind === 'asked'
const isProven = ({ event }: Proven) => event.output.kind === 'proven'
const isReopened = ({ event }: Proven) => event.output.kind === 'reopened'
const isAddress = ({ event }: { event: { email: string } }) => readEmail(event.email) !== undefined

const tellFault = {
  type: 'tell',
  params: ({ event: { output } }: Ended) => (output.kind === 'refused' ? output.fault : undefined),
} as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const
const takeProof = {
  type: 'takeProof',
  params: ({ event: { output } }: Ended) => (output.kind === 'asked' ? output.proof : undefined),
} as const
const takeProfile = {
  type: 'takeProfile',
  params: ({ event: { output } }: Proven) => (output.kind === 'proven' ? output.answer : undefined),
} as const

/**
 * The way of an account to another address: a code goes there, and moves it. Until then nothing changes, and the present
 * address may be kept at any time.
 */
export const newEmailMachine = setup({
  types: {
    context: {} as NewEmailContext,
    events: {} as NewEmailEvent,
    input: {} as NewEmailInput,
    tags: {} as 'busy' | 'open' | 'moved' | 'abandoned',
    children: {} as { codeProof: 'codeProof' },
  },
  actors: {
    ask: fromPromise<Asked, { question: NewEmailQuestion }>(notProvided('ask')),
    codeProof: codeProofOf<NewEmailQuestion, Profile>(),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
  },
  actions: {
    tell: assign({ fault: (_, fault: Fault | undefined) => fault }),
    begin: assign({ from: (_, from: string | null) => from, fault: undefined }),
    takeEmail: assign({ email: ({ context }, typed: string) => readEmail(typed) ?? context.email, fault: undefined }),
    takeProof: assign({ proof: (_, proof: Proof | undefined) => proof, isKept: false }),
    takeProfile: assign({ profile: (_, profile: Profile | undefined) => profile }),
    /** Effects of the browser: a mail that is on its way outlives a reload, and the page shows the account as it is now. */
    keep: notProvided<[{ context: NewEmailContext }]>('keep'),
    drop: notProvided('drop'),
    showMoved: notProvided<[{ context: NewEmailContext }]>('showMoved'),
  },
}).createMachine({
  id: 'newEmail',
  context: ({ input: { from, kept } }) => ({
    from,
    email: kept?.email ?? '',
    proof: kept && { id: kept.proofId, resendAtMs: kept.resendAtMs, endsAtMs: kept.endsAtMs },
    isKept: kept !== undefined,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isKept', target: 'proving' }, { target: 'closed' }] },
    /** The account has the address that is shown. */
    closed: {
      initial: 'untouched',
      on: {
        'change.wanted': {
          target: 'asking',
          actions: [{ type: 'begin', params: ({ event }) => event.from }, 'drop'],
        },
      },
      states: {
        untouched: {},
        moved: { tags: 'moved', entry: ['drop', 'showMoved'] },
        abandoned: { tags: 'abandoned' },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'email.given': [
          {
            guard: isAddress,
            target: 'sending',
            actions: { type: 'takeEmail', params: ({ event }) => event.email },
          },
          { actions: { type: 'tell', params: () => ({ code: 'invalid_format' }) } },
        ],
        'change.abandoned': 'closed.abandoned',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { email, from } }) => ({ question: { email, from } }),
        onDone: [
          { guard: isAsked, target: 'proving', actions: [takeProof, 'keep'] },
          { target: 'asking', actions: tellFault },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
      on: { 'change.abandoned': 'closed.abandoned' },
    },
    /** The mail is on its way, and its code is asked for. */
    proving: {
      tags: 'open',
      invoke: {
        id: 'codeProof',
        src: 'codeProof',
        // Nobody comes here before a mail was sent.
        input: ({ context: { email, from, proof } }) => ({
          question: { email, from },
          proof: proof as Proof,
          mails: 1,
        }),
        onDone: [
          { guard: isProven, target: 'closed.moved', actions: takeProfile },
          { guard: isReopened, target: 'asking' },
          { target: 'closed.abandoned' },
        ],
        onError: { target: 'asking', actions: [tellBroken, 'drop'] },
      },
    },
  },
})
