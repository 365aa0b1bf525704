import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { LiveChoices, LiveError, ParameterValues } from '#domain/live-model/live-model.ts'
import { shapeDiverSessionInspectable } from '#machines/shapediver-session/shapediver-session.inspectable.ts'
import { shapeDiverSessionMachine } from '#machines/shapediver-session/shapediver-session.machine.ts'
import type { SessionFailure, ShapeDiverSessionEvent } from '#machines/shapediver-session/shapediver-session.types.ts'
import { fromWork } from '#src/actors/from-work.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import type { LiveModelAddress, LiveSession, Viewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'

type LiveSessionInput = {
  readonly viewer: () => Viewer3d | undefined
  /** Whether the viewer is open. */
  readonly isOpen: boolean
  readonly choices: LiveChoices
  readonly address: LiveModelAddress | undefined
}

const toFailure = (code: LiveError) => ({ type: `session.${code}` }) as SessionFailure
const broken: ShapeDiverSessionEvent = { type: 'session.broken' }

/** A session with the live model, which follows what is chosen while the 3D view is open. */
export function useLiveSession({ viewer, isOpen, choices, address }: LiveSessionInput) {
  const [resources] = useState<{ session?: LiveSession }>({})

  const [machine] = useState(() =>
    shapeDiverSessionMachine.provide({
      actors: {
        openSession: fromWork<unknown, ShapeDiverSessionEvent>(async (_input, { signal }) => {
          const live = viewer()?.live
          if (!live || !address) return { type: 'session.unconfigured' }
          const opened = await live.open(address)
          if (!opened.ok) return toFailure(opened.code)
          // Nobody waits for it any more: it is ended, since it costs money.
          if (signal.aborted) void opened.value.close()
          else resources.session = opened.value
          return { type: 'session.opened', model: opened.value.model }
        }, broken),
        customize: fromWork<ParameterValues, ShapeDiverSessionEvent>(async (values) => {
          const computed = await resources.session?.customize(values)
          if (!computed) return broken
          return computed.ok ? { type: 'model.computed', figures: computed.value } : toFailure(computed.code)
        }, broken),
        makeFile: fromWork<string, ShapeDiverSessionEvent>(
          async (id) => {
            const made = await resources.session?.requestExport(id)
            if (made?.ok) saveAsFile(made.value.file, made.value.name)
            return { type: made?.ok ? 'export.made' : 'export.failed' }
          },
          { type: 'export.failed' },
        ),
      },
      actions: {
        closeSession() {
          void resources.session?.close()
          delete resources.session
        },
      },
    }),
  )
  const actor = useOwnActor(machine, { name: 'shapediver-session', inspectable: shapeDiverSessionInspectable })
  const snapshot = useSelector(actor, (state) => state)

  useEffect(() => {
    if (isOpen) actor.send({ type: 'session.requested', choices })
  }, [actor, isOpen, choices])
  useEffect(() => actor.send({ type: 'choices.changed', choices }), [actor, choices])
  useEffect(() => {
    // The 3D view has ended the session with the page.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'page.shown' })
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [actor])

  const retry = useCallback(() => actor.send({ type: 'retry.requested' }), [actor])
  const requestFile = useCallback((file: string) => actor.send({ type: 'export.requested', file }), [actor])
  return { snapshot, retry, requestFile }
}
