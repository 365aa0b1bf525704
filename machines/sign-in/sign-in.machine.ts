import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type { EmailVerificationOutput } from '../email-verification/email-verification.types.ts'
import { notProvided } from '../not-provided.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  OpenAccountResult,
  SignedIn,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInQuestion,
  SignInResult,
  SignUpDetails,
  UseLinkResult,
  VerificationError,
  ViewedLink,
} from './sign-in.types.ts'

type SignInActorResult = CodeRequestResult | ViewedLink | UseLinkResult | OpenAccountResult
type SignInActorDone = { event: { output: SignInActorResult } }
type VerificationDoneEvent = { event: { output: EmailVerificationOutput<SignInResult> } }

const readError = (outcome: SignInActorResult): VerificationError | undefined =>
  outcome.kind === 'refused' ? outcome.error : undefined
const answerIn = ({ event: { output } }: VerificationDoneEvent): SignInResult | undefined =>
  output.kind === 'verified' ? output.answer : undefined
const sessionIn = (outcome: SignInActorResult | undefined) => (outcome?.kind === 'signed_in' ? outcome : undefined)
const openingIn = (outcome: SignInActorResult | SignInResult | undefined) =>
  outcome?.kind === 'new' ? outcome.opening : undefined

const isCodeRequested = ({ event }: SignInActorDone) => event.output.kind === 'requested'
const isSignedIn = ({ event }: SignInActorDone) => event.output.kind === 'signed_in'
const isNew = ({ event }: SignInActorDone) => event.output.kind === 'new'
const isFound = ({ event }: SignInActorDone) => event.output.kind === 'found'
const isExistingCustomer = (verifiedResult: VerificationDoneEvent) => answerIn(verifiedResult)?.kind === 'signed_in'
const isNewCustomer = (verifiedResult: VerificationDoneEvent) => answerIn(verifiedResult)?.kind === 'new'
const endsLink = ({ event }: SignInActorDone) => readError(event.output)?.code.startsWith('link_') === true
const endsOpening = ({ event }: SignInActorDone) => readError(event.output)?.code === 'opening_ended'
const hasOpening = ({ event }: { event: { draft: SignInDraft } }) => event.draft.opening !== undefined

const setErrorFromOutput = {
  type: 'setError',
  params: ({ event }: SignInActorDone) => readError(event.output),
} as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const
const letIn = { type: 'takeIn', params: ({ event }: SignInActorDone) => sessionIn(event.output) } as const
const signInVerified = {
  type: 'takeIn',
  params: (verifiedResult: VerificationDoneEvent) => sessionIn(answerIn(verifiedResult)),
} as const
const takeOpening = { type: 'takeOpening', params: ({ event }: SignInActorDone) => openingIn(event.output) } as const
const setVerifiedOpening = {
  type: 'takeOpening',
  params: (verifiedResult: VerificationDoneEvent) => openingIn(answerIn(verifiedResult)),
} as const
const takeMails = { type: 'takeMails', params: ({ event }: VerificationDoneEvent) => event.output.mails } as const
const setVerification = {
  type: 'setVerification',
  params: ({ event }: SignInActorDone) => (event.output.kind === 'requested' ? event.output.verification : undefined),
} as const

/** What is asked of the visitor in a state is the tag that it has. */
const steps = ['email', 'code', 'signUpDetails', 'link', 'unseen', 'refused', 'done'] as const

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
    children: {} as { emailVerification: 'emailVerification' },
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, { question: SignInQuestion }>(notProvided('requestCode')),
    emailVerification: emailVerificationFor<SignInQuestion, SignInResult>(),
    look: fromPromise<ViewedLink, string>(notProvided('look')),
    press: fromPromise<UseLinkResult, string>(notProvided('press')),
    open: fromPromise<OpenAccountResult, { opening: string; signUpDetails: SignUpDetails | undefined }>(
      notProvided('open'),
    ),
  },
  guards: {
    isByLink: ({ context }) => context.link !== undefined,
  },
  actions: {
    setError: assign({ error: (_, error: VerificationError | undefined) => error }),
    setVerification: assign({
      verification: ({ context }, verification: EmailVerification | undefined) => verification ?? context.verification,
      mails: ({ context }) => context.mails + 1,
      opening: undefined,
    }),
    takeMails: assign({ mails: (_, mails: number) => mails }),
    takeDraft: assign({
      email: ({ context, event }) => (event.type === 'draft.detected' ? event.draft.email : context.email),
      signUpDetails: ({ event }) => (event.type === 'draft.detected' ? event.draft.introduction : undefined),
      verification: ({ event }) => (event.type === 'draft.detected' ? event.draft.proof : undefined),
      opening: ({ event }) => (event.type === 'draft.detected' ? event.draft.opening?.secret : undefined),
      mails: 1,
    }),
    takeOpening: assign({ opening: (_, opening: string | undefined) => opening, error: undefined }),
    takeIn: assign({ signedIn: (_, signedIn: SignedIn | undefined) => signedIn, error: undefined }),
    clearVerification: assign({ verification: undefined }),
    /** Effects of the browser: what outlives a reload, and the session that begins. */
    storeDraft: notProvided<[{ context: SignInContext }]>('storeDraft'),
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
        'draft.detected': [
          { guard: hasOpening, target: 'introducing', actions: 'takeDraft' },
          { target: 'proving', actions: 'takeDraft' },
        ],
        'email.entered': {
          target: 'sending',
          actions: assign({
            email: ({ event }) => event.email,
            signUpDetails: ({ event }) => event.signUpDetails,
            error: undefined,
          }),
        },
      },
    },
    sending: {
      tags: ['busy', 'email'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { email, signUpDetails } }) => ({ question: { email, signUpDetails } }),
        onDone: [
          { guard: isCodeRequested, target: 'proving', actions: [setVerification, 'storeDraft'] },
          { target: 'asking', actions: setErrorFromOutput },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
    },
    /** The mail is on its way, and its code is asked for. */
    proving: {
      tags: 'code',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        // Nobody comes here before a mail was sent.
        input: ({ context: { email, signUpDetails, verification, mails } }) => ({
          question: { email, signUpDetails },
          verification: verification as EmailVerification,
          mails,
        }),
        onDone: [
          { guard: isExistingCustomer, target: 'done', actions: signInVerified },
          { guard: isNewCustomer, target: 'introducing', actions: [setVerifiedOpening, takeMails] },
          { target: 'asking', actions: takeMails },
        ],
        onError: { target: 'asking', actions: [setUnknownError, 'dropDraft'] },
      },
      exit: 'clearVerification',
    },
    /** The address is proven and nobody's yet. */
    introducing: {
      tags: 'signUpDetails',
      // It outlives a reload too: the code cannot be used again.
      entry: 'storeDraft',
      on: {
        'signUpDetails.entered': {
          target: 'opening',
          actions: assign({ signUpDetails: ({ event }) => event.signUpDetails, error: undefined }),
        },
      },
    },
    opening: {
      tags: ['busy', 'signUpDetails'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { opening = '', signUpDetails } }) => ({ opening, signUpDetails }),
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          {
            guard: endsOpening,
            target: 'asking',
            actions: [setErrorFromOutput, 'dropDraft'],
          },
          { target: 'introducing', actions: setErrorFromOutput },
        ],
        onError: { target: 'introducing', actions: setUnknownError },
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
              error: undefined,
            }),
          },
          { guard: endsLink, target: 'refused', actions: setErrorFromOutput },
          { target: 'unseen', actions: setErrorFromOutput },
        ],
        onError: { target: 'unseen', actions: setUnknownError },
      },
    },
    /** Nobody could say whether the link is good. */
    unseen: { tags: 'unseen', on: { 'link.retried': 'looking' } },
    /** A press signs in. Mail scanners open links, and do not press. */
    offered: {
      tags: 'link',
      on: { 'link.pressed': { target: 'pressing', actions: { type: 'setError', params: undefined } } },
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
          { guard: endsLink, target: 'refused', actions: setErrorFromOutput },
          { target: 'offered', actions: setErrorFromOutput },
        ],
        onError: { target: 'offered', actions: setUnknownError },
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

export function selectSignInStep(snapshot: Snapshot): SignInStep {
  return steps.find((step) => snapshot.hasTag(step)) ?? 'waiting'
}
