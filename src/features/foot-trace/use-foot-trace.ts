import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { TraceQuestion } from '#domain/foot/trace/question/trace-question.ts'
import { footTraceInspectable } from '#machines/foot-trace/foot-trace.inspectable.ts'
import { footTraceMachine } from '#machines/foot-trace/foot-trace.machine.ts'
import type { FootTraceEvent, TraceMeasureStage } from '#machines/foot-trace/foot-trace.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { useAddress } from '#src/features/foot-photo/use-address.ts'
import type { MeasureTrace } from './measure-trace-in-worker.ts'

type Order = { readonly photo: Blob; readonly question: TraceQuestion }

/** The foot trace machine with its browser effects. */
export function footTraceWith(measure: MeasureTrace) {
  return footTraceMachine.provide({
    actors: {
      trace: fromWork<Order, FootTraceEvent>(
        async ({ photo, question }, { signal, report }) => {
          const onStage = (stage: TraceMeasureStage) => report({ type: 'stage.reached', stage })
          return { type: 'photo.measured', outcome: await measure(photo, { question, signal, onStage }) }
        },
        { type: 'measuring.broken' },
      ),
    },
  })
}

/**
 * Measures the photo of a traced foot, asks questions about it, and corrects it by hand. `address` is the object URL
 * that shows it.
 */
export function useFootTrace(measure: MeasureTrace) {
  const [machine] = useState(() => footTraceWith(measure))
  const actor = useOwnActor(machine, { name: 'foot-trace', inspectable: footTraceInspectable })
  const snapshot = useSelector(actor, (state) => state)
  return { snapshot, send: actor.send, address: useAddress(snapshot.context.request?.photo) }
}

export type FootTrace = ReturnType<typeof useFootTrace>
