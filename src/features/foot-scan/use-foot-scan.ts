import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { footPhotoInspectable } from '#machines/foot-photo/foot-photo.inspectable.ts'
import { footScanInspectable } from '#machines/foot-scan/foot-scan.inspectable.ts'
import type { footScanMachine } from '#machines/foot-scan/foot-scan.machine.ts'
import type { FootScanInput, FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { footTraceInspectable } from '#machines/foot-trace/foot-trace.inspectable.ts'
import { useInnerActor } from '#src/actors/use-inner-actor.ts'
import { useOwnActor } from '#src/actors/use-own-actor.ts'
import { useAddress } from '#src/features/foot-photo/use-address.ts'
import type { FootPhoto } from '#src/features/foot-photo/use-foot-photo.ts'
import type { FootTrace } from '#src/features/foot-trace/use-foot-trace.ts'
import { footScanWith } from './effects/foot-scan-effects.ts'
import type { ScanSource } from './effects/scan-source.ts'
import { shopSource } from './effects/shop-source.ts'

export type FootScanActor = ActorRefFrom<typeof footScanMachine>

export type FootScanOptions = FootScanInput & {
  onEnd(output: FootScanOutput): void
  /** The source of a connected phone; by default the shop's API. */
  readonly source?: ScanSource | undefined
}

/** Measures both feet with a machine of its own. */
export function useOwnFootScan({ personId, isRemeasure, source, onEnd }: FootScanOptions) {
  const { api, follow, language, access } = useRouter().options.context
  const [machine] = useState(() =>
    footScanWith(
      source ??
        shopSource({ api, follow, language: language.current, isCustomer: () => access.visitor() === 'customer' }),
    ),
  )
  const actor = useOwnActor(machine, {
    name: 'foot-scan',
    inspectable: footScanInspectable,
    input: { personId, isRemeasure },
  })
  // A connected phone cannot connect others.
  const isLetIn = source !== undefined && source.followPhone === undefined
  const scan = useFootScan(actor, isLetIn)

  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const { output } = scan.snapshot
  useEffect(() => {
    if (output) end.current(output)
  }, [output])
  return scan
}

/** Measures both feet with an actor invoked by another machine, which receives its output. */
export function useInvokedFootScan(actor: FootScanActor) {
  useInnerActor(actor, { name: 'foot-scan', inspectable: footScanInspectable })
  return useFootScan(actor, false)
}

function useFootScan(actor: FootScanActor, isLetIn: boolean) {
  const { clock } = useRouter().options.context
  const snapshot = useSelector(actor, (state) => state)
  const trace = useTrace(snapshot.children.trace)
  const photo = usePhoto(snapshot.children.photo)
  /** Uses the server's time: with a wrong device clock a scan could seem older than the one before. */
  const now = () => new Date(clock.now())
  const accept = () => actor.send({ type: 'foot.accepted', at: now().toISOString() })
  return { snapshot, send: actor.send, accept, now, trace, photo, isLetIn }
}

export type FootScan = ReturnType<typeof useFootScan>
type Children = FootScan['snapshot']['children']

function useTrace(actor: Children['trace']): FootTrace | undefined {
  useInnerActor(actor, { name: 'foot-trace', inspectable: footTraceInspectable })
  const snapshot = useSelector(actor, (state) => state)
  const address = useAddress(snapshot?.context.request?.photo)
  return actor && snapshot && { snapshot, send: actor.send, address }
}

function usePhoto(actor: Children['photo']): FootPhoto | undefined {
  useInnerActor(actor, { name: 'foot-photo', inspectable: footPhotoInspectable })
  const snapshot = useSelector(actor, (state) => state)
  const address = useAddress(snapshot?.context.request?.photo)
  return actor && snapshot && { snapshot, send: actor.send, address }
}
