import type { MessageDescriptor } from '@lingui/core'
import { latePort } from '#src/actors/late-port.ts'
import type { Tone } from '#src/ui/sign.tsx'

/** Says something in passing, in the reader's language. */
export type Tell = (text: MessageDescriptor, tone?: Tone) => void

/** What is said in passing; what is said before there is a place for it is said there. */
export type Teller = { tell: Tell; tellFailedTranslations(): void }

export const createTeller = () =>
  latePort<Teller>({ tell: () => {}, tellFailedTranslations: () => {} }, { keeps: ['tell', 'tellFailedTranslations'] })
