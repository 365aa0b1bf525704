import type { MessageDescriptor } from '@lingui/core'
import { lazyPort } from '#src/actors/lazy-port.ts'
import type { Tone } from '#src/ui/sign.tsx'

/** Shows a toast in the reader's language. */
export type Notify = (text: MessageDescriptor, tone?: Tone) => void

/** Shows toasts. Calls before the toasts are loaded are queued. */
export type Notifier = { notify: Notify; notifyLoadFailed(): void }

export const createNotifier = () =>
  lazyPort<Notifier>({ notify: () => {}, notifyLoadFailed: () => {} }, { queueable: ['notify', 'notifyLoadFailed'] })
