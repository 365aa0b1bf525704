import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import { notProvided } from '../not-provided.ts'
import type {
  Asked,
  Fault,
  Found,
  Introduction,
  Opened,
  Proof,
  Proven,
  SignedIn,
  SignInContext,
  SignInEvent,
  SignInInput,
} from './sign-in.types.ts'

type Outcome = Asked | Found | Proven | Opened
type Ended = { event: { output: Outcome } }

/** These end a code for good: only another mail helps. */
const endings = new Set(['code_burnt', 'code_used', 'code_replaced', 'code_expired', 'codes_closed'])

const faultIn = (outcome: Outcome): Fault | undefined => (outcome.kind === 'refused' ? outcome.fault : undefined)

const isAsked = ({ event }: Ended) => event.output.kind === 'asked'
const isSignedIn = ({ event }: Ended) => event.output.kind === 'signed_in'
const isNew = ({ event }: Ended) => event.output.kind === 'new'
const isFound = ({ event }: Ended) => event.output.kind === 'found'
const endsCode = ({ event }: Ended) => endings.has(faultIn(event.output)?.code ?? '')
const endsLink = ({ event }: Ended) => faultIn(event.output)?.code.startsWith('link_') === true
const endsOpening = ({ event }: Ended) => faultIn(event.output)?.code === 'opening_ended'
const hasOpening = ({ event }: { event: { draft: SignInDraft } }) => event.draft.opening !== undefined

const tellFault = {
  type: 'tell',
  params: ({ event }: Ended) => faultIn(event.output),
} as const
const letIn = {
  type: 'takeIn',
  params: ({ event }: Ended) => (event.output.kind === 'signed_in' ? event.output : undefined),
} as const
const takeOpening = {
  type: 'takeOpening',
  params: ({ event }: Ended) => (event.output.kind === 'new' ? event.output.opening : undefined),
} as const
const takeProof = {
  type: 'takeProof',
  params: ({ event }: Ended) => (event.output.kind === 'asked' ? event.output.proof : undefined),
} as const
const tellBroken = { type: 'tell', params: { code: 'UNKNOWN_ERROR' } } as const

/**
 * Who are you? An address, then the code or the link of a mail; whoever is new says their name. What was typed is kept
 * until somebody is in, and everything that can be refused says why and goes on from where it was.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    input: {} as SignInInput,
    tags: {} as 'busy',
  },
  actors: {
    ask: fromPromise<Asked, { email: string; introduction: Introduction | undefined }>(notProvided('ask')),
    prove: fromPromise<Proven, { proofId: string; code: string }>(notProvided('prove')),
    look: fromPromise<Found, string>(notProvided('look')),
    press: fromPromise<Proven, string>(notProvided('press')),
    open: fromPromise<Opened, { opening: string; introduction: Introduction | undefined }>(notProvided('open')),
  },
  guards: {
    isByLink: ({ context }) => context.link !== undefined,
    hasProof: ({ context }) => context.proof !== undefined,
  },
  actions: {
    tell: assign({ fault: (_, fault: Fault | undefined) => fault }),
    takeProof: assign({
      proof: ({ context }, proof: Proof | undefined) => proof ?? context.proof,
      mails: ({ context }) => context.mails + 1,
      opening: undefined,
      fault: undefined,
    }),
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
  delays: {
    untilResend: notProvided<[{ context: SignInContext }], number>('untilResend'),
    untilEnd: notProvided<[{ context: SignInContext }], number>('untilEnd'),
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
      on: {
        'draft.found': [
          { guard: hasOpening, target: 'introducing', actions: 'takeDraft' },
          { target: 'waiting', actions: 'takeDraft' },
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
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { email, introduction } }) => ({ email, introduction }),
        onDone: [
          { guard: isAsked, target: 'waiting', actions: [takeProof, 'keepDraft'] },
          { target: 'asking', actions: tellFault },
        ],
        onError: { target: 'asking', actions: tellBroken },
      },
    },
    /** The mail is on its way, and so is its reader. */
    waiting: {
      initial: 'resting',
      after: { untilEnd: { target: 'ended', actions: { type: 'tell', params: { code: 'code_expired' } } } },
      on: {
        'code.given': { target: 'checking', actions: { type: 'tell', params: undefined } },
        'email.reopened': {
          target: 'asking',
          actions: ['forgetProof', 'dropDraft', { type: 'tell', params: undefined }],
        },
      },
      states: {
        /** Mails take a moment; nobody asks twice in that. */
        resting: { after: { untilResend: 'ready' } },
        ready: { on: { 'code.wanted': '#signIn.resending' } },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'askAgain',
        src: 'ask',
        input: ({ context: { email, introduction } }) => ({ email, introduction }),
        onDone: [
          { guard: isAsked, target: 'waiting', actions: [takeProof, 'keepDraft'] },
          // The mail before this one may still help, if its time has not passed.
          { guard: 'hasProof', target: 'waiting', actions: tellFault },
          { target: 'ended', actions: tellFault },
        ],
        onError: [
          { guard: 'hasProof', target: 'waiting', actions: tellBroken },
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
          proofId: context.proof?.id ?? '',
          code: event.type === 'code.given' ? event.code : '',
        }),
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          { guard: isNew, target: 'introducing', actions: takeOpening },
          { guard: endsCode, target: 'ended', actions: tellFault },
          { target: 'waiting', actions: tellFault },
        ],
        onError: { target: 'waiting', actions: tellBroken },
      },
    },
    /** This code helps no more. */
    ended: {
      entry: ['forgetProof', 'dropDraft'],
      on: {
        'code.wanted': 'resending',
        'email.reopened': { target: 'asking', actions: { type: 'tell', params: undefined } },
      },
    },
    /** The address is proven and nobody's yet. */
    introducing: {
      // It outlives a reload too: the code cannot be used again.
      entry: ['forgetProof', 'keepDraft'],
      on: {
        'introduction.given': {
          target: 'opening',
          actions: assign({ introduction: ({ event }) => event.introduction, fault: undefined }),
        },
      },
    },
    opening: {
      tags: 'busy',
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
    unseen: { on: { 'link.retried': 'looking' } },
    /** A press signs in. Mail scanners open links, and do not press. */
    offered: { on: { 'link.pressed': { target: 'pressing', actions: { type: 'tell', params: undefined } } } },
    pressing: {
      tags: 'busy',
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
    refused: {},
    done: { entry: ['dropDraft', 'signIn'] },
  },
})

type Snapshot = SnapshotFrom<typeof signInMachine>

/** What is being asked of the visitor now. */
export type SignInStep =
  | 'email'
  | 'code'
  | 'ended'
  | 'introduction'
  | 'link'
  | 'unseen'
  | 'refused'
  | 'done'
  | 'waiting'

const steps: readonly (readonly [SignInStep, readonly string[]])[] = [
  ['email', ['asking', 'sending']],
  ['code', ['waiting', 'checking']],
  ['introduction', ['introducing', 'opening']],
  ['link', ['offered', 'pressing']],
  ['unseen', ['unseen']],
  ['refused', ['refused']],
  ['ended', ['ended']],
  ['done', ['done']],
]

/** A mail that is asked for anew leaves what is on the screen as it is. */
export function stepOf(snapshot: Snapshot): SignInStep {
  if (snapshot.matches('resending')) return snapshot.context.proof ? 'code' : 'ended'
  return steps.find(([, states]) => states.some((state) => snapshot.matches(state as never)))?.[0] ?? 'waiting'
}

export function mayResend(snapshot: Snapshot): boolean {
  return snapshot.can({ type: 'code.wanted' })
}
