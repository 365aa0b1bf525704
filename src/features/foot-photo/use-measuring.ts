import { useEffect, useState } from 'react'
import type { PhotoQuestion } from '#domain/foot/photo/photo-question.ts'
import type { MeasureOutcome, MeasureStage } from '#src/workers/measure-foot.messages.ts'
import type { MeasureFoot } from './measure-in-worker.ts'

export type MeasuringNow =
  | { readonly is: 'idle' | 'cancelled' | 'broken' }
  | { readonly is: 'busy'; readonly stage: MeasureStage }
  | { readonly is: 'done'; readonly outcome: MeasureOutcome; readonly photo: string }

/** What is let go once it is of no more use: the work under way, and the photo of the last answer. */
type Held = { control?: AbortController; photo?: string }

function letGo(held: Held): void {
  held.control?.abort()
  if (held.photo !== undefined) URL.revokeObjectURL(held.photo)
  delete held.control
  delete held.photo
}

/** One photo being measured: how far it is, what came of it, and the way to stop. */
export function useMeasuring(measure: MeasureFoot) {
  const [now, setNow] = useState<MeasuringNow>({ is: 'idle' })
  const [held] = useState<Held>({})
  useEffect(() => () => letGo(held), [held])

  async function start(file: Blob, question: PhotoQuestion) {
    letGo(held)
    const control = new AbortController()
    held.control = control
    const tell = (next: MeasuringNow) => held.control === control && setNow(next)
    tell({ is: 'busy', stage: 'reading' })
    try {
      const { signal } = control
      const outcome = await measure(file, { question, signal, onStage: (stage) => tell({ is: 'busy', stage }) })
      if (held.control !== control) return
      held.photo = URL.createObjectURL(file)
      tell({ is: 'done', outcome, photo: held.photo })
    } catch {
      tell({ is: 'broken' })
    }
  }

  function cancel() {
    letGo(held)
    setNow({ is: 'cancelled' })
  }

  /** Something else is wished for: an answer to what was asked before would be taken for its own. */
  function forget() {
    if (now.is === 'busy') return
    letGo(held)
    setNow({ is: 'idle' })
  }

  return { now, start, cancel, forget }
}
