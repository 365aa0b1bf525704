import { latePort } from '#src/actors/late-port.ts'
import { isMissingPart, missingParts } from '#src/boot/missing-parts.ts'
import { claimReload } from '#src/boot/reload-once.ts'
import { NewerBuild } from '#src/i18n/text-sources.ts'

type Worker = { getSnapshot(): { hasTag(tag: string): boolean } }

/** When a page comes anew from the shop, as a document of its own, instead of being drawn here. */
export type ReloadPort = {
  /** Whether loading the page anew may mend a fault; asked about the same fault again, it says the same. */
  mends(fault: unknown, path: string): boolean
  /** Whether a wanted page has to come with a newer build. */
  isDue(path: string): boolean
  /** As long as it is busy, no page is loaded anew. Returns how to end this. */
  heldBy(actor: Worker): () => void
  /** Whether something is under way that loading the page anew would break. */
  isWorking(): boolean
}

/** Where no document is, none is loaded. */
export const noReload: ReloadPort = {
  mends: () => false,
  isDue: () => false,
  heldBy: () => () => {},
  isWorking: () => false,
}

/** Whether a fault is one of parts that did not come or do not fit together. */
export function isOfParts(fault: unknown): boolean {
  return isMissingPart(fault) || fault instanceof NewerBuild
}

/** Knows whether a wanted page has to come with a newer build, once somebody watches the builds. */
export type Builds = Pick<ReloadPort, 'isDue'>

export const createBuilds = () => latePort<Builds>({ isDue: () => false })

export function createReload({ isDue }: Builds): ReloadPort {
  const said = new Map<unknown, boolean>()
  const workers = new Set<Worker>()
  missingParts.length = 0
  return {
    mends(fault, path) {
      const answer = said.get(fault) ?? (isOfParts(fault) && claimReload(path))
      said.set(fault, answer)
      return answer
    },
    isDue,
    heldBy(actor) {
      workers.add(actor)
      return () => void workers.delete(actor)
    },
    isWorking: () =>
      document.querySelector('[aria-busy=true], dialog[open]') !== null ||
      [...workers].some((actor) => actor.getSnapshot().hasTag('busy')),
  }
}
