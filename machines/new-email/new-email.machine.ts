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
import { requireValue } from '../require-value.ts'
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
 * Changes the e-mail address of an account: a code is mailed to the new address, and entering it completes the change.
 * Until then nothing changes, and the visitor can give up at any time.
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
    /**
     * Browser effects: the draft of a mail that was sent survives a reload, and the page shows the account as it is
     * now.
     */
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
  initial: 'checkingDraft',
  states: {
    checkingDraft: {
      description: 'A mail that was sent before the reload is continued.',
      always: [{ guard: 'isResumed', target: 'proving' }, { target: 'closed' }],
    },
    closed: {
      description: 'The account has the address that is shown.',
      initial: 'untouched',
      on: {
        'change.wanted': {
          target: 'asking',
          actions: [{ type: 'begin', params: ({ event }) => event.from }, 'drop'],
        },
      },
      states: {
        untouched: { description: 'Nothing was requested yet.' },
        moved: {
          description: 'The account has the new address.',
          tags: 'moved',
          entry: ['drop', 'announceEmailChanged'],
        },
        abandoned: { description: 'The visitor gave up: the address stays.', tags: 'abandoned' },
      },
    },
    asking: {
      description: 'The visitor enters the new address.',
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
      description: 'The shop is asked to mail a code.',
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
    proving: {
      description:
        'The mail was sent to the new address: the visitor enters its code in the email-verification machine.',
      tags: 'open',
      invoke: {
        id: 'emailVerification',
        src: 'emailVerification',
        input: ({ context: { email, from, verification } }) => ({
          question: { email, from },
          verification: requireValue(verification, 'verification'),
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
