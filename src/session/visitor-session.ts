import type { ClearedWhy, Tokens } from '#machines/session/session.types.ts'
import type { OpenSession } from './open-session.ts'
import type { Credential, SessionPort } from './session-port.ts'

type Parts = {
  /** What the browser keeps. */
  kept(): Tokens
  load(): Promise<OpenSession>
}

export type VisitorSession = SessionPort & {
  /** From now on whoever has tokens is known. */
  start(): void
  /** What another tab has kept or taken away. */
  found(tokens: Tokens): void
  signedOut(why?: ClearedWhy): void
  /** What this tab goes by. */
  held(): Tokens
  getSnapshot(): { hasTag(tag: string): boolean }
}

const unanswered: Credential = { kind: 'unanswered', code: 'NETWORK_ERROR' }

/**
 * Who the visitor is. Most are strangers, of whom nothing has to be kept in step: the session comes with the first token,
 * kept from before or brought by signing in. Until then a stranger is nobody, and somebody with tokens is not settled.
 */
export function createVisitorSession({ kept, load }: Parts): VisitorSession {
  const listeners = new Set<() => void>()
  let open: OpenSession | undefined
  let opening: Promise<OpenSession> | undefined

  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  const hasTokens = () => kept().token !== undefined || kept().refreshToken !== undefined
  const isStranger = () => opening === undefined && !hasTokens()

  function opened(): Promise<OpenSession> {
    opening ??= load().then((loaded) => {
      open = loaded
      loaded.actor.start()
      loaded.port.onChange(tellAll)
      tellAll()
      return loaded
    })
    // What did not come is asked for again by whoever needs it next.
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  const then = (work: (session: OpenSession) => void) => void opened().then(work, () => {})

  return {
    start: () => hasTokens() && then(() => {}),
    async credential(signal) {
      if (isStranger()) return { kind: 'nobody' }
      const given = new Promise<'gone'>((resolve) => {
        if (signal?.aborted) resolve('gone')
        else signal?.addEventListener('abort', () => resolve('gone'))
      })
      const session = await Promise.race([opened(), given]).catch(() => 'gone' as const)
      return session === 'gone' ? unanswered : session.port.credential(signal)
    },
    rejected: (token, isAfterRefresh) => open?.port.rejected(token, isAfterRefresh),
    signIn: (tokens) => then(({ port }) => port.signIn(tokens)),
    signOut: () => then(({ port }) => port.signOut()),
    visitor: () => open?.port.visitor() ?? (isStranger() ? 'never' : 'unsettled'),
    who: () => (open ? open.port.who() : isStranger() ? 'nobody' : undefined),
    onChange(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    found: (tokens) => then(({ actor }) => actor.send({ type: 'session.stored', tokens })),
    signedOut: (why) =>
      then(({ actor }) =>
        actor.send(why === undefined ? { type: 'session.signedOut' } : { type: 'session.signedOut', why }),
      ),
    held: () => (open ? open.actor.getSnapshot().context.tokens : {}),
    getSnapshot: () => open?.actor.getSnapshot() ?? { hasTag: () => opening !== undefined },
  }
}
