import { lazyPort } from '#src/actors/lazy-port.ts'
import { isMissingPart, missingChunks } from '#src/boot/missing-parts.ts'
import { takeReloadSlot } from '#src/boot/reload-once.ts'
import { NewerBuild } from '#src/i18n/text-sources.ts'

type Worker = { getSnapshot(): { hasTag(tag: string): boolean } }

/** When a page comes anew from the shop, as a document of its own, instead of being drawn here. */
export type ReloadPort = {
  /** Whether loading the page anew may mend a fault; asked about the same fault again, it says the same. */
  mends(error: unknown, path: string): boolean
  /** Whether a wanted page has to come with a newer build. */
  isDue(path: string): boolean
  /** As long as it is busy, no page is loaded anew. Returns how to end this. */
  reloadBlockerFor(actor: Worker): () => void
  /** Whether something is under way that loading the page anew would break. */
  isWorking(): boolean
}

/** Where no document is, none is loaded. */
export const noReload: ReloadPort = {
  mends: () => false,
  isDue: () => false,
  reloadBlockerFor: () => () => {},
  isWorking: () => false,
}

/** Whether a fault is one of parts that did not come or do not fit together. */
export function isChunkError(error: unknown): boolean {
  return isMissingPart(error) || error instanceof NewerBuild
}

/** Knows whether a wanted page has to come with a newer build, once somebody watches the builds. */
export type Builds = Pick<ReloadPort, 'isDue'>

export const createBuilds = () => lazyPort<Builds>({ isDue: () => false })

export function createReload({ isDue }: Builds): ReloadPort {
  const said = new Map<unknown, boolean>()
  const workers = new Set<Worker>()
  missingChunks.length = 0
  return {
    mends(error, path) {
      const answer = said.get(error) ?? (isChunkError(error) && takeReloadSlot(path))
      said.set(error, answer)
      return answer
    },
    isDue,
    reloadBlockerFor(actor) {
      workers.add(actor)
      return () => void workers.delete(actor)
    },
    isWorking: () =>
      document.querySelector('[aria-busy=true], dialog[open]') !== null ||
      [...workers].some((actor) => actor.getSnapshot().hasTag('busy')),
  }
}
