import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type { EmailVerificationOutput } from '../email-verification/email-verification.types.ts'
import { notProvided } from '../not-provided.ts'
import { requireValue } from '../require-value.ts'
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
const signUpTokenIn = (outcome: SignInActorResult | SignInResult | undefined) =>
  outcome?.kind === 'new' ? outcome.signUpToken : undefined

const isCodeRequested = ({ event }: SignInActorDone) => event.output.kind === 'requested'
const isSignedIn = ({ event }: SignInActorDone) => event.output.kind === 'signed_in'
const isNew = ({ event }: SignInActorDone) => event.output.kind === 'new'
const isFound = ({ event }: SignInActorDone) => event.output.kind === 'found'
const isExistingCustomer = (verifiedResult: VerificationDoneEvent) => answerIn(verifiedResult)?.kind === 'signed_in'
const isNewCustomer = (verifiedResult: VerificationDoneEvent) => answerIn(verifiedResult)?.kind === 'new'
const endsLink = ({ event }: SignInActorDone) => readError(event.output)?.code.startsWith('link_') === true
const endsOpening = ({ event }: SignInActorDone) => readError(event.output)?.code === 'sign_up_expired'
const hasSignUpToken = ({ event }: { event: { draft: SignInDraft } }) => event.draft.signUpToken !== undefined

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
const takeSignUpToken = {
  type: 'takeSignUpToken',
  params: ({ event }: SignInActorDone) => signUpTokenIn(event.output),
} as const
const setVerifiedSignUpToken = {
  type: 'takeSignUpToken',
  params: (verifiedResult: VerificationDoneEvent) => signUpTokenIn(answerIn(verifiedResult)),
} as const
const takeMails = { type: 'takeMails', params: ({ event }: VerificationDoneEvent) => event.output.mails } as const
const setVerification = {
  type: 'setVerification',
  params: ({ event }: SignInActorDone) => (event.output.kind === 'requested' ? event.output.verification : undefined),
} as const

/** Tags: the step that the visitor has to complete in a state. */
const steps = ['email', 'code', 'signUpDetails', 'link', 'unseen', 'refused', 'done'] as const

/** The step that the visitor has to complete. */
export type SignInStep = (typeof steps)[number] | 'waiting'

/**
 * Signs a visitor in: an e-mail address, then the code or the link of a mail; new customers also enter a name. What was
 * entered is retained until the visitor is signed in, and each rejection shows its reason and continues from where it
 * occurred.
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
    open: fromPromise<OpenAccountResult, { signUpToken: string; signUpDetails: SignUpDetails | undefined }>(
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
      signUpToken: undefined,
    }),
    takeMails: assign({ mails: (_, mails: number) => mails }),
    takeDraft: assign({
      email: ({ context, event }) => (event.type === 'draft.detected' ? event.draft.email : context.email),
      signUpDetails: ({ event }) => (event.type === 'draft.detected' ? event.draft.signUpDetails : undefined),
      verification: ({ event }) => (event.type === 'draft.detected' ? event.draft.proof : undefined),
      signUpToken: ({ event }) => (event.type === 'draft.detected' ? event.draft.signUpToken?.secret : undefined),
      mails: 1,
    }),
    takeSignUpToken: assign({ signUpToken: (_, signUpToken: string | undefined) => signUpToken, error: undefined }),
    takeIn: assign({ signedIn: (_, signedIn: SignedIn | undefined) => signedIn, error: undefined }),
    clearVerification: assign({ verification: undefined }),
    /** Browser effects: the draft that survives a reload, and the start of the session. */
    storeDraft: notProvided<[{ context: SignInContext }]>('storeDraft'),
    dropDraft: notProvided('dropDraft'),
    signIn: notProvided<[{ context: SignInContext }]>('signIn'),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input: { link } }) => ({ link, email: '', mails: 0 }),
  initial: 'checkingEntry',
  states: {
    checkingEntry: {
      description:
        'A visitor who comes by the link of a sign-in mail starts with the link, others with the e-mail field.',
      always: [{ guard: 'isByLink', target: 'viewingLink' }, { target: 'asking' }],
    },
    asking: {
      description: 'The visitor enters an e-mail address.',
      tags: 'email',
      on: {
        'draft.detected': [
          {
            description: 'The code was entered before the reload, and cannot be used again.',
            guard: hasSignUpToken,
            target: 'introducing',
            actions: 'takeDraft',
          },
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
      description: 'The shop is asked to mail a code.',
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
    proving: {
      description: 'The mail was sent: the visitor enters its code in the email-verification machine.',
      tags: 'code',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        input: ({ context: { email, signUpDetails, verification, mails } }) => ({
          question: { email, signUpDetails },
          // `verification` is set here: by the response to the request for a mail, or by the stored draft.
          verification: verification as EmailVerification,
          mails,
        }),
        onDone: [
          { guard: isExistingCustomer, target: 'done', actions: signInVerified },
          { guard: isNewCustomer, target: 'introducing', actions: [setVerifiedSignUpToken, takeMails] },
          { target: 'asking', actions: takeMails },
        ],
        onError: { target: 'asking', actions: [setUnknownError, 'dropDraft'] },
      },
      exit: 'clearVerification',
    },
    introducing: {
      description: 'The address is verified and has no account yet: the visitor enters a name.',
      tags: 'signUpDetails',
      // The draft has to survive a reload: the code cannot be used again.
      entry: 'storeDraft',
      on: {
        'signUpDetails.entered': {
          target: 'opening',
          actions: assign({ signUpDetails: ({ event }) => event.signUpDetails, error: undefined }),
        },
      },
    },
    opening: {
      description: 'The shop creates the account.',
      tags: ['busy', 'signUpDetails'],
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { signUpToken = '', signUpDetails } }) => ({ signUpToken, signUpDetails }),
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          {
            description: 'The time to create the account has passed: the address has to be verified again.',
            guard: endsOpening,
            target: 'asking',
            actions: [setErrorFromOutput, 'dropDraft'],
          },
          { target: 'introducing', actions: setErrorFromOutput },
        ],
        onError: { target: 'introducing', actions: setUnknownError },
      },
    },
    viewingLink: {
      description: 'The shop is asked whether the link can still be used.',
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
    unseen: {
      description: 'The link could not be checked: there was no response. The visitor may retry.',
      tags: 'unseen',
      on: { 'link.retried': 'viewingLink' },
    },
    offered: {
      description: 'The link is valid. Signing in takes a click, because mail scanners open links but do not click.',
      tags: 'link',
      on: { 'link.pressed': { target: 'pressing', actions: { type: 'setError', params: undefined } } },
    },
    pressing: {
      description: 'The link is exchanged for a session.',
      tags: ['busy', 'link'],
      invoke: {
        id: 'press',
        src: 'press',
        input: ({ context }) => context.link ?? '',
        onDone: [
          { guard: isSignedIn, target: 'done', actions: letIn },
          { guard: isNew, target: 'introducing', actions: takeSignUpToken },
          { guard: endsLink, target: 'refused', actions: setErrorFromOutput },
          { target: 'offered', actions: setErrorFromOutput },
        ],
        onError: { target: 'offered', actions: setUnknownError },
      },
    },
    refused: { description: 'The link cannot be used any more, and the page says why.', tags: 'refused' },
    done: {
      description: 'Signed in: the session is started.',
      tags: 'done',
      type: 'final',
      entry: ['dropDraft', 'signIn'],
    },
  },
  output: ({ context }) => requireValue(context.signedIn, 'signedIn'),
})

type Snapshot = SnapshotFrom<typeof signInMachine>

export function selectSignInStep(snapshot: Snapshot): SignInStep {
  return steps.find((step) => snapshot.hasTag(step)) ?? 'waiting'
}
