import type { SessionEndReason, Tokens } from '#machines/session/session.types.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'
import type { Credential } from '#src/api/caller.ts'
import type { OpenSession } from './open-session.ts'
import type { SessionPort } from './session-port.ts'

type VisitorSessionDeps = {
  /** The tokens stored in the browser. */
  readTokens(): Tokens
  load(): Promise<OpenSession>
}

export type VisitorSession = SessionPort & {
  /** Loads the session for a visitor with tokens. */
  start(): void
  /** Another tab has stored or deleted tokens. */
  found(tokens: Tokens): void
  signedOut(why?: SessionEndReason): void
  /** The tokens this tab uses. */
  currentTokens(): Tokens
  getSnapshot(): { hasTag(tag: string): boolean }
}

/** The state of a visitor before their session is loaded, and of the session itself. */
type VisitorState = Pick<
  VisitorSession,
  'reportRejectedToken' | 'visitor' | 'who' | 'onChange' | 'currentTokens' | 'getSnapshot'
>

const unanswered: Credential = { kind: 'unanswered', code: 'NETWORK_ERROR' }

/**
 * The visitor's session. Most visitors are anonymous and have no tokens to refresh, so the session is loaded only with
 * the first token, stored or from a sign-in. Until then a visitor without tokens is nobody, and one with tokens is
 * unsettled.
 */
export function createVisitorSession({ readTokens, load }: VisitorSessionDeps): VisitorSession {
  let opening: Promise<OpenSession> | undefined

  const hasTokens = () => readTokens().token !== undefined || readTokens().refreshToken !== undefined
  const isStranger = () => opening === undefined && !hasTokens()
  const port = lazyPort<VisitorState>({
    reportRejectedToken: () => {},
    visitor: () => (isStranger() ? 'never' : 'unsettled'),
    who: () => (isStranger() ? 'nobody' : undefined),
    onChange: () => () => {},
    currentTokens: () => ({}),
    getSnapshot: () => ({ hasTag: () => opening !== undefined }),
  })

  function opened(): Promise<OpenSession> {
    opening ??= load().then((loaded) => {
      const { actor } = loaded
      port.connect({
        ...loaded.port,
        currentTokens: () => actor.getSnapshot().context.tokens,
        getSnapshot: () => actor.getSnapshot(),
      })
      return loaded
    })
    // A failed load is retried by the next caller.
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
    ...port,
    signIn: (tokens) => then((session) => session.port.signIn(tokens)),
    signOut: () => then((session) => session.port.signOut()),
    found: (tokens) => then(({ actor }) => actor.send({ type: 'session.stored', tokens })),
    signedOut: (why) =>
      then(({ actor }) =>
        actor.send(why === undefined ? { type: 'session.signedOut' } : { type: 'session.signedOut', why }),
      ),
  }
}
