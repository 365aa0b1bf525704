import type { MessageDescriptor } from '@lingui/core'
import { lazyPort } from '#src/actors/lazy-port.ts'
import type { Tone } from '#src/ui/sign.tsx'

/** Says something in passing, in the reader's language. */
export type Notify = (text: MessageDescriptor, tone?: Tone) => void

/** What is said in passing; what is said before there is a place for it is said there. */
export type Notifier = { notify: Notify; notifyTranslationsFailed(): void }

export const createNotifier = () =>
  lazyPort<Notifier>(
    { notify: () => {}, notifyTranslationsFailed: () => {} },
    { queueable: ['notify', 'notifyTranslationsFailed'] },
  )
