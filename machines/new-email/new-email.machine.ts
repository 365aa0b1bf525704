import { assign, fromPromise, setup } from 'xstate'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Profile } from '#domain/contract/account.ts'
import { emailVerificationFor } from '../email-verification/email-verification.machine.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  EmailVerificationOutput,
  VerificationError,
} from '../email-verification/email-verification.types.ts'
import { notProvided } from '../not-provided.ts'
import type { NewEmailContext, NewEmailEvent, NewEmailInput, NewEmailQuestion } from './new-email.types.ts'

type RequestCodeDone = { event: { output: CodeRequestResult } }
type VerificationDoneEvent = { event: { output: EmailVerificationOutput<Profile> } }

const isCodeRequested = ({ event }: RequestCodeDone) => event.output.kind === 'requested'
const isVerified = ({ event }: VerificationDoneEvent) => event.output.kind === 'verified'
const isReopened = ({ event }: VerificationDoneEvent) => event.output.kind === 'reopened'
const isAddress = ({ event }: { event: { email: string } }) => readEmail(event.email) !== undefined

const setErrorFromOutput = {
  type: 'setError',
  params: ({ event: { output } }: RequestCodeDone) => (output.kind === 'refused' ? output.error : undefined),
} as const
const setUnknownError = { type: 'setError', params: { code: 'UNKNOWN_ERROR' } } as const
const setVerification = {
  type: 'setVerification',
  params: ({ event: { output } }: RequestCodeDone) => (output.kind === 'requested' ? output.verification : undefined),
} as const
const takeProfile = {
  type: 'takeProfile',
  params: ({ event: { output } }: VerificationDoneEvent) => (output.kind === 'verified' ? output.answer : undefined),
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
    children: {} as { emailVerification: 'emailVerification' },
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, { question: NewEmailQuestion }>(notProvided('requestCode')),
    emailVerification: emailVerificationFor<NewEmailQuestion, Profile>(),
  },
  guards: {
    isResumed: ({ context }) => context.isResumed,
  },
  actions: {
    setError: assign({ error: (_, error: VerificationError | undefined) => error }),
    begin: assign({ from: (_, from: string | null) => from, error: undefined }),
    takeEmail: assign({ email: ({ context }, typed: string) => readEmail(typed) ?? context.email, error: undefined }),
    setVerification: assign({
      verification: (_, verification: EmailVerification | undefined) => verification,
      isResumed: false,
    }),
    takeProfile: assign({ profile: (_, profile: Profile | undefined) => profile }),
    /** Effects of the browser: a mail that is on its way outlives a reload, and the page shows the account as it is now. */
    saveDraft: notProvided<[{ context: NewEmailContext }]>('saveDraft'),
    drop: notProvided('drop'),
    announceEmailChanged: notProvided<[{ context: NewEmailContext }]>('announceEmailChanged'),
  },
}).createMachine({
  id: 'newEmail',
  context: ({ input: { from, stored } }) => ({
    from,
    email: stored?.email ?? '',
    verification: stored && { id: stored.proofId, resendAtMs: stored.resendAtMs, endsAtMs: stored.endsAtMs },
    isResumed: stored !== undefined,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isResumed', target: 'proving' }, { target: 'closed' }] },
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
        moved: { tags: 'moved', entry: ['drop', 'announceEmailChanged'] },
        abandoned: { tags: 'abandoned' },
      },
    },
    asking: {
      tags: 'open',
      on: {
        'email.entered': [
          {
            guard: isAddress,
            target: 'sending',
            actions: { type: 'takeEmail', params: ({ event }) => event.email },
          },
          { actions: { type: 'setError', params: () => ({ code: 'invalid_format' }) } },
        ],
        'change.abandoned': 'closed.abandoned',
      },
    },
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { email, from } }) => ({ question: { email, from } }),
        onDone: [
          { guard: isCodeRequested, target: 'proving', actions: [setVerification, 'saveDraft'] },
          { target: 'asking', actions: setErrorFromOutput },
        ],
        onError: { target: 'asking', actions: setUnknownError },
      },
      on: { 'change.abandoned': 'closed.abandoned' },
    },
    /** The mail is on its way, and its code is asked for. */
    proving: {
      tags: 'open',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        // Nobody comes here before a mail was sent.
        input: ({ context: { email, from, verification } }) => ({
          question: { email, from },
          verification: verification as EmailVerification,
          mails: 1,
        }),
        onDone: [
          { guard: isVerified, target: 'closed.moved', actions: takeProfile },
          { guard: isReopened, target: 'asking' },
          { target: 'closed.abandoned' },
        ],
        onError: { target: 'asking', actions: [setUnknownError, 'drop'] },
      },
    },
  },
})
