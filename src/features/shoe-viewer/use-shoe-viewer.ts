import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { ok } from '#domain/result.ts'
import { shoeViewerInspectable } from '#machines/shoe-viewer/shoe-viewer.inspectable.ts'
import { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { ClearanceMapRequest, PairRequest, ShoeViewerEvent } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { type MakingPair, openPairMaker, type PairMaker } from './make-in-worker.ts'
import type { Viewer3d, ViewerLook } from './viewer-3d-port.ts'

/** The resources released with the page. */
type ViewerResources = { viewer?: Viewer3d; maker?: PairMaker; onViewerEvent?(event: ShoeViewerEvent): void }

function letGo(resources: ViewerResources): void {
  resources.viewer?.close()
  resources.maker?.close()
  delete resources.viewer
  delete resources.maker
}

/** The shoe viewer machine, which makes a pair from measurements, and its 3D view. */
export function useShoeViewer(look: ViewerLook) {
  const { viewer3d } = useRouter().options.context
  const container = useRef<HTMLDivElement>(null)
  const [resources] = useState<ViewerResources>({})
  const now = useRef(look)

  const [machine] = useState(() =>
    shoeViewerMachine.provide({
      actors: {
        makePair: fromWork<PairRequest, ShoeViewerEvent>(
          async (request, { signal, report: onViewerEvent }) => {
            resources.maker ??= openPairMaker()
            const onStage: MakingPair['onStage'] = (side, stage) =>
              onViewerEvent({ type: 'stage.reached', side, stage })
            const made = await resources.maker.make(request, { signal, onStage })
            return made.ok ? { type: 'pair.made', pair: made.value } : { type: 'pair.failed', error: made.facts }
          },
          { type: 'making.broken' },
        ),
        drawMap: fromWork<ClearanceMapRequest, ShoeViewerEvent>(
          async (request, { signal }) => {
            resources.maker ??= openPairMaker()
            return { type: 'map.drawn', map: await resources.maker.map(request, signal) }
          },
          { type: 'map.broken' },
        ),
        openPicture: fromPromise(async ({ signal }) => {
          const element = container.current
          if (!element) throw new Error('The container of the viewer is missing')
          const { openViewer } = await viewer3d()
          const onLost = () => resources.onViewerEvent?.({ type: 'picture.lost' })
          const onRestored = () => resources.onViewerEvent?.({ type: 'picture.restored' })
          const opened = await openViewer({ element, look: now.current, onLost, onRestored })
          if (!opened.ok) return opened
          // The visitor has left the page meanwhile.
          if (signal.aborted) opened.value.close()
          else resources.viewer = opened.value
          return ok(undefined)
        }),
      },
    }),
  )
  const actor = useOwnActor(machine, { name: 'shoe-viewer', inspectable: shoeViewerInspectable })
  const snapshot = useSelector(actor, (state) => state)

  useEffect(() => {
    resources.onViewerEvent = actor.send
    return () => letGo(resources)
  }, [actor, resources])

  const { pair, map: drawn, mapRequest } = snapshot.context
  // A map of an earlier pair does not apply to the one shown.
  const map = mapRequest?.pair === pair ? drawn : undefined
  const isOpen = snapshot.hasTag('picture-open')

  useEffect(() => {
    now.current = look
    resources.viewer?.look(look)
  }, [look, resources])

  useEffect(() => {
    if (isOpen && pair) resources.viewer?.show(pair)
  }, [isOpen, pair, resources])

  useEffect(() => {
    if (isOpen) resources.viewer?.room(map)
  }, [isOpen, map, resources])

  const viewer = useCallback(() => resources.viewer, [resources])
  return { actor, snapshot, map, container, viewer }
}
