import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { ok } from '#domain/result.ts'
import { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import { shoeViewerShown } from '#machines/shoe-viewer/shoe-viewer.shown.ts'
import type { MapWish, PairWish, ShoeViewerEvent } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { type MakingPair, openPairMaker, type PairMaker } from './make-in-worker.ts'
import type { Viewer3d, ViewerLook } from './viewer-3d-port.ts'

/** What is let go with the page. */
type Held = { viewer?: Viewer3d; maker?: PairMaker; tell?(event: ShoeViewerEvent): void }

function letGo(held: Held): void {
  held.viewer?.close()
  held.maker?.close()
  delete held.viewer
  delete held.maker
}

/** A pair on its way from numbers to a picture, and the picture itself. */
export function useShoeViewer(look: ViewerLook) {
  const { viewer3d } = useRouter().options.context
  const place = useRef<HTMLDivElement>(null)
  const [held] = useState<Held>({})
  const now = useRef(look)

  const [machine] = useState(() =>
    shoeViewerMachine.provide({
      actors: {
        makePair: fromWork<PairWish, ShoeViewerEvent>(
          async (wish, { signal, tell }) => {
            held.maker ??= openPairMaker()
            const onStage: MakingPair['onStage'] = (side, stage) => tell({ type: 'stage.reached', side, stage })
            const made = await held.maker.make(wish, { signal, onStage })
            return made.ok ? { type: 'pair.made', pair: made.value } : { type: 'pair.refused', refusal: made.facts }
          },
          { type: 'making.broken' },
        ),
        drawMap: fromWork<MapWish, ShoeViewerEvent>(
          async (wish, { signal }) => {
            held.maker ??= openPairMaker()
            return { type: 'map.drawn', map: await held.maker.map(wish, signal) }
          },
          { type: 'map.broken' },
        ),
        openPicture: fromPromise(async ({ signal }) => {
          const element = place.current
          if (!element) throw new Error('There is no place for the picture')
          const { openViewer } = await viewer3d()
          const onLost = () => held.tell?.({ type: 'picture.lost' })
          const onRestored = () => held.tell?.({ type: 'picture.restored' })
          const opened = await openViewer({ element, look: now.current, onLost, onRestored })
          if (!opened.ok) return opened
          // A visitor who has left the page meanwhile needs no picture.
          if (signal.aborted) opened.value.close()
          else held.viewer = opened.value
          return ok(undefined)
        }),
      },
    }),
  )
  const actor = useOwnActor(machine, { name: 'shoe-viewer', shown: shoeViewerShown })
  const snapshot = useSelector(actor, (state) => state)

  useEffect(() => {
    held.tell = actor.send
    return () => letGo(held)
  }, [actor, held])

  const { pair, map: drawn, mapOf } = snapshot.context
  // One of an older pair says nothing of the one that is shown.
  const map = mapOf?.pair === pair ? drawn : undefined
  const isOpen = snapshot.hasTag('picture-open')

  useEffect(() => {
    now.current = look
    held.viewer?.look(look)
  }, [look, held])

  useEffect(() => {
    if (isOpen && pair) held.viewer?.show(pair)
  }, [isOpen, pair, held])

  useEffect(() => {
    if (isOpen) held.viewer?.room(map)
  }, [isOpen, map, held])

  const viewer = useCallback(() => held.viewer, [held])
  return { actor, snapshot, map, place, viewer }
}
