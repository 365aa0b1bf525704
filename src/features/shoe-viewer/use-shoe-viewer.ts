import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createActor, fromPromise } from 'xstate'
import { ok } from '#domain/result.ts'
import { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { PairWish, ShoeViewerEvent } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import type { Viewer3d, ViewerLook } from '#src/viewer-3d/viewer-3d-port.ts'
import { type MakingPair, openPairMaker, type PairMaker } from './make-in-worker.ts'

/** What is let go with the page. */
type Held = { viewer?: Viewer3d | undefined; maker?: PairMaker | undefined; isGone?: boolean }

function letGo(held: Held): void {
  held.viewer?.close()
  held.maker?.close()
  delete held.viewer
  delete held.maker
}

/** A pair on its way from numbers to a picture, and the picture itself. */
export function useShoeViewer(look: ViewerLook) {
  const { viewer3d, reload } = useRouter().options.context
  const place = useRef<HTMLDivElement>(null)
  const [held] = useState<Held>({})
  const now = useRef(look)

  const [actor] = useState(() => {
    const onLost = () => actor.send({ type: 'picture.lost' })
    const onRestored = () => actor.send({ type: 'picture.restored' })
    const actors: Parameters<typeof shoeViewerMachine.provide>[0]['actors'] = {
      makePair: fromWork<PairWish, ShoeViewerEvent>(
        async (wish, { signal, tell }) => {
          held.maker ??= openPairMaker()
          const onStage: MakingPair['onStage'] = (side, stage) => tell({ type: 'stage.reached', side, stage })
          const made = await held.maker.make(wish, { signal, onStage })
          return made.ok ? { type: 'pair.made', pair: made.value } : { type: 'pair.refused', refusal: made.facts }
        },
        { type: 'making.broken' },
      ),
      openPicture: fromPromise(async () => {
        const element = place.current
        if (!element) throw new Error('There is no place for the picture')
        const { openViewer } = await viewer3d()
        const opened = await openViewer({ element, look: now.current, onLost, onRestored })
        if (!opened.ok) return opened
        // Whoever has left the page meanwhile needs no picture.
        if (held.isGone) opened.value.close()
        else held.viewer = opened.value
        return ok(undefined)
      }),
    }
    const actor = createActor(shoeViewerMachine.provide({ actors }))
    return actor
  })

  useEffect(() => {
    held.isGone = false
    actor.start()
    const free = reload.heldBy(actor)
    return () => {
      held.isGone = true
      free()
      letGo(held)
    }
  }, [actor, held, reload])

  const snapshot = useSyncExternalStore(
    (hear) => actor.subscribe(hear).unsubscribe,
    () => actor.getSnapshot(),
    () => actor.getSnapshot(),
  )
  const { pair } = snapshot.context
  const isOpen = snapshot.matches({ picture: 'open' })

  useEffect(() => {
    now.current = look
    held.viewer?.look(look)
  }, [look, held])

  useEffect(() => {
    if (isOpen && pair) held.viewer?.show(pair)
  }, [isOpen, pair, held])

  return { actor, snapshot, place, viewer: () => held.viewer }
}
