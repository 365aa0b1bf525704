import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { footPhotoInspectable } from '#machines/foot-photo/foot-photo.inspectable.ts'
import { footPhotoMachine } from '#machines/foot-photo/foot-photo.machine.ts'
import type { FootPhotoEvent } from '#machines/foot-photo/foot-photo.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import type { MeasureFoot, MeasurePhotoOptions } from './measure-in-worker.ts'
import { useAddress } from './use-address.ts'

type Order = { readonly photo: Blob; readonly question: PhotoQuestion }

/** The foot photo machine with its browser effects. */
export function footPhotoWith(measure: MeasureFoot) {
  return footPhotoMachine.provide({
    actors: {
      measure: fromWork<Order, FootPhotoEvent>(
        async ({ photo, question }, { signal, report }) => {
          const onStage: MeasurePhotoOptions['onStage'] = (stage) => report({ type: 'stage.reached', stage })
          return { type: 'photo.measured', outcome: await measure(photo, { question, signal, onStage }) }
        },
        { type: 'measuring.broken' },
      ),
    },
  })
}

/** Measures a photo and corrects it by hand. `address` is the object URL that shows it. */
export function useFootPhoto(measure: MeasureFoot) {
  const [machine] = useState(() => footPhotoWith(measure))
  const actor = useOwnActor(machine, { name: 'foot-photo', inspectable: footPhotoInspectable })
  const snapshot = useSelector(actor, (state) => state)
  return { snapshot, send: actor.send, address: useAddress(snapshot.context.request?.photo) }
}

export type FootPhoto = ReturnType<typeof useFootPhoto>
