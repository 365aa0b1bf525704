import { lazyPort } from '#src/actors/lazy-port.ts'
import { isMissingPart, missingChunks } from '#src/boot/missing-parts.ts'
import { takeSlot } from '#src/boot/reload-once.ts'
import { NewerBuild } from '#src/i18n/text-sources.ts'

type Worker = { getSnapshot(): { hasTag(tag: string): boolean } }

/** Decides when a page is loaded as a new document instead of being rendered here. */
export type ReloadPort = {
  /** Whether reloading the page may fix an error. Gives the same answer for the same error. */
  mends(error: unknown, path: string): boolean
  /** Whether a requested page has to come with a newer build. */
  isDue(path: string): boolean
  /** Blocks reloads while the actor is busy. Returns the function that ends this. */
  reloadBlockerFor(actor: Worker): () => void
  /** Whether something is in progress that a reload would break. */
  isWorking(): boolean
}

/** The port where there is no document, such as at build. */
export const noReload: ReloadPort = {
  mends: () => false,
  isDue: () => false,
  reloadBlockerFor: () => () => {},
  isWorking: () => false,
}

/** Whether an error is a chunk that failed to load or does not fit the others. */
export function isChunkError(error: unknown): boolean {
  return isMissingPart(error) || error instanceof NewerBuild
}

/** Knows whether a requested page has to come with a newer build, once the build watcher is connected. */
export type Builds = Pick<ReloadPort, 'isDue'>

export const createBuilds = () => lazyPort<Builds>({ isDue: () => false })

export function createReload({ isDue }: Builds): ReloadPort {
  const said = new Map<unknown, boolean>()
  const workers = new Set<Worker>()
  missingChunks.length = 0
  return {
    mends(error, path) {
      const answer = said.get(error) ?? (isChunkError(error) && takeSlot(path))
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
