import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createActor, fromPromise } from 'xstate'
import { footPhotoMachine } from '#machines/foot-photo/foot-photo.machine.ts'
import type { MeasureFoot } from './measure-in-worker.ts'

/** A photo that is measured and corrected by hand, and the address under which it is shown. */
export function useFootPhoto(measure: MeasureFoot) {
  const { reload } = useRouter().options.context
  const [actor] = useState(() =>
    createActor(
      footPhotoMachine.provide({
        actors: {
          measure: fromPromise(({ input: { photo, question, onStage }, signal }) =>
            measure(photo, { question, signal, onStage }),
          ),
        },
      }),
    ),
  )

  useEffect(() => {
    actor.start()
    const free = reload.heldBy(actor)
    return () => {
      free()
      // Nothing goes on, and nothing begins, for a page that is left.
      actor.send({ type: 'photo.changed' })
    }
  }, [actor, reload])

  const snapshot = useSyncExternalStore(
    (hear) => actor.subscribe(hear).unsubscribe,
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  )
  return { snapshot, send: actor.send, address: useAddress(snapshot.context.wish?.photo) }
}

export type FootPhoto = ReturnType<typeof useFootPhoto>

function useAddress(photo: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!photo) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address
}
