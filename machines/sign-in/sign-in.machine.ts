import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import { codeProofOf } from '../code-proof/code-proof.machine.ts'
import type { CodeProofOutput } from '../code-proof/code-proof.types.ts'
import { notProvided } from '../not-provided.ts'
import type {
  Asked,
  Fault,
  Found,
  Introduction,
  Opened,
  Pressed,
  Proof,
  SignedIn,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInQuestion,
  Welcome,
} from './sign-in.types.ts'

type Outcome = Asked | Found | Pressed | Opened
type Ended = { event: { output: Outcome } }
type Proven = { event: { output: CodeProofOutput<Welcome> } }

const faultIn = (outcome: Outcome): Fault | undefined => (outcome.kind === 'refused' ? outcome.fault : undefined)
const answerIn = ({ event: { output } }: Proven): Welcome | undefined =>
  output.kind === 'proven' ? output.answer : undefined
const sessionIn = (outcome: Outcome | undefined) => (outcome?.kind === 'signed_in' ? outcome : undefined)
const openingIn = (outcome: Outcome | Welcome | undefined) => (outcome?.kind === 'new' ? outcome.opening : undefined)

const isAsked = ({ event }: Ended) => event.output.kind === 'asked'
const isSignedIn = ({ event }: Ended) => event.output.kind === 'signed_in'
const isNew = ({ event }: Ended) => event.output.kind === 'new'
const isFound = ({ event }: Ended) => event.output.kind === 'found'
const isProvenCustomer = (proven: Proven) => answerIn(proven)?.kind === 'signed_in'
const isProvenNew = (proven: Proven) => answerIn(proven)?.kind === 'new'
const endsLink = ({ event }: Ended) => faultIn(event.output)?.code.startsWith('link_') === true
const endsOpening = ({ event }: Ended) => faultIn(event.output)?.code === 'opening_ended'
const hasOpening = ({ event }: { event: { draft: SignInDraft } }) => event.draft.opening !== undefined

const tellFault = { type: 'tell', params: ({ event }: Ended) => faultIn(event.output) } as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const
const letIn = { type: 'takeIn', params: ({ event }: Ended) => sessionIn(event.output) } as const
const letProvenIn = { type: 'takeIn', params: (proven: Proven) => sessionIn(answerIn(proven)) } as const
const takeOpening = { type: 'takeOpening', params: ({ event }: Ended) => openingIn(event.output) } as const
const takeProvenOpening = { type: 'takeOpening', params: (proven: Proven) => openingIn(answerIn(proven)) } as const
const takeMails = { type: 'takeMails', params: ({ event }: Proven) => event.output.mails } as const
const takeProof = {
  type: 'takeProof',
  params: ({ event }: Ended) => (event.output.kind === 'asked' ? event.output.proof : undefined),
} as const

/** What is asked of the visitor in a state is the tag that it has. */
const steps = ['email', 'code', 'introduction', 'link', 'unseen', 'refused', 'done'] as const

/** What is being asked of the visitor now. */
export type SignInStep = (typeof steps)[number] | 'waiting'

/**
 * Who are you? An address, then the code or the link of a mail; whoever is new says their name. What was typed is kept
 * until somebody is in, and everything that can be refused says why and goes on from where it was.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    output: {} as SignedIn,
    tags: {} as 'busy' | (typeof steps)[number],
    children: {} as { codeProof: 'codeProof' },
  },
  actors: {
    ask: fromPromise<Asked, { question: SignInQuestion }>(notProvided('ask')),
    codeProof: codeProofOf<SignInQuestion, Welcome>(),
    look: fromPromise<Found, string>(notProvided('look')),
    press: fromPromise<Pressed, string>(notProvided('press')),
    open: fromPromise<Opened, { opening: string; introduction: Introduction | undefined }>(notProvided('open')),
  },
  guards: {
    isByLink: ({ context }) => context.link !== undefined,
  },
  actions: {
    tell: assign({ fault: (_, fault: Fault | undefined) => fault }),
    takeProof: assign({
      proof: ({ context }, proof: Proof | undefined) => proof ?? context.proof,
      mails: ({ context }) => context.mails + 1,
      opening: undefined,
    }),
    takeMails: assign({ mails: (_, mails: number) => mails }),
    takeDraft: assign({
      email: ({ context, event }) => (event.type === 'draft.found' ? event.draft.email : context.email),
      introduction: ({ event }) => (event.type === 'draft.found' ? event.draft.introduction : undefined),
      proof: ({ event }) => (event.type === 'draft.found' ? event.draft.proof : undefined),
      opening: ({ event }) => (event.type === 'draft.found' ? event.draft.opening?.secret : undefined),
      mails: 1,
    }),
    takeOpening: assign({ opening: (_, opening: string | undefined) => opening, fault: undefined }),
    takeIn: assign({ signedIn: (_, signedIn: SignedIn | undefined) => signedIn, fault: undefined }),
    forgetProof: assign({ proof: undefined }),
    /** Effects of the browser: what outlives a reload, and the session that begins. */
    keepDraft: notProvided<[{ context: SignInContext }]>('keepDraft'),
    dropDraft: notProvided('dropDraft'),
    signIn: notProvided<[{ context: SignInContext }]>('signIn'),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input: { link } }) => ({ link, email: '', mails: 0 }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isByLink', target: 'looking' }, { target: 'asking' }],
    },
    asking: {
      tags: 'email',
      on: {
        'draft.found': [
          { guard: hasOpening, target: 'introducing', actions: 'takeDraft' },
          { target: 'proving', actions: 'takeDraft' },
        ],
        'email.given': {
          target: 'sending',
          actions: assign({
            email: ({ event }) => event.email,
            introduction: ({ event }) => event.introduction,
            fault: undefined,
          }),
        },
      },
    },
    sending: {
      tags: ['busy', 'email'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { email, introduction } }) => ({ question: { email, introduction } }),
        onDone: [
          { guard: isAsked, target: 'proving', actions: [takeProof, 'keepDraft'] },
          { target: 'asking', actions: tellFault },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
    },
    /** The mail is on its way, and its code is asked for. */
    proving: {
      tags: 'code',
      invoke: {
        id: 'codeProof',
        src: 'codeProof',
        // Nobody comes here before a mail was sent.
        input: ({ context: { email, introduction, proof, mails } }) => ({
          question: { email, introduction },
          proof: proof as Proof,
          mails,
        }),
        onDone: [
          { guard: isProvenCustomer, target: 'done', actions: letProvenIn },
          { guard: isProvenNew, target: 'introducing', actions: [takeProvenOpening, takeMails] },
          { target: 'asking', actions: takeMails },
        ],
        onError: { target: 'asking', actions: [tellBroken, 'dropDraft'] },
      },
      exit: 'forgetProof',
    },
    /** The address is proven and nobody's yet. */
    introducing: {
      tags: 'introduction',
      // It outlives a reload too: the code cannot be used again.
      entry: 'keepDraft',
      on: {
        'introduction.given': {
          target: 'opening',
          actions: assign({ introduction: ({ event }) => event.introduction, fault: undefined }),
        },
      },
    },
    opening: {
      tags: ['busy', 'introduction'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { opening = '', introduction } }) => ({ opening, introduction }),
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          {
            guard: endsOpening,
            target: 'asking',
            actions: [tellFault, 'dropDraft'],
          },
          { target: 'introducing', actions: tellFault },
        ],
        onError: { target: 'introducing', actions: tellBroken },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => context.link ?? '',
        onDone: [
          {
            guard: isFound,
            target: 'offered',
            actions: assign({
              email: ({ event }) => (event.output.kind === 'found' ? event.output.email : ''),
              fault: undefined,
            }),
          },
          { guard: endsLink, target: 'refused', actions: tellFault },
          { target: 'unseen', actions: tellFault },
        ],
        onError: { target: 'unseen', actions: tellBroken },
      },
    },
    /** Nobody could say whether the link is good. */
    unseen: { tags: 'unseen', on: { 'link.retried': 'looking' } },
    /** A press signs in. Mail scanners open links, and do not press. */
    offered: {
      tags: 'link',
      on: { 'link.pressed': { target: 'pressing', actions: { type: 'tell', params: undefined } } },
    },
    pressing: {
      tags: ['busy', 'link'],
      invoke: {
        id: 'press',
        src: 'press',
        input: ({ context }) => context.link ?? '',
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          { guard: isNew, target: 'introducing', actions: takeOpening },
          { guard: endsLink, target: 'refused', actions: tellFault },
          { target: 'offered', actions: tellFault },
        ],
        onError: { target: 'offered', actions: tellBroken },
      },
    },
    /** This link helps no more, and says why. */
    refused: { tags: 'refused' },
    done: { tags: 'done', type: 'final', entry: ['dropDraft', 'signIn'] },
  },
  // Nobody is done who was not let in.
  output: ({ context }) => context.signedIn as SignedIn,
})

type Snapshot = SnapshotFrom<typeof signInMachine>

export function stepOf(snapshot: Snapshot): SignInStep {
  return steps.find((step) => snapshot.hasTag(step)) ?? 'waiting'
}
