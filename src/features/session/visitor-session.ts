import type { SessionEndReason, Tokens } from '#machines/session/session.types.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'
import type { Credential } from '#src/api/caller.ts'
import type { OpenSession } from './open-session.ts'
import type { SessionPort } from './session-port.ts'

type VisitorSessionDeps = {
  /** What the browser keeps. */
  readTokens(): Tokens
  load(): Promise<OpenSession>
}

export type VisitorSession = SessionPort & {
  /** From now on whoever has tokens is known. */
  start(): void
  /** What another tab has kept or taken away. */
  found(tokens: Tokens): void
  signedOut(why?: SessionEndReason): void
  /** What this tab goes by. */
  currentTokens(): Tokens
  getSnapshot(): { hasTag(tag: string): boolean }
}

/** What is known of a visitor before their session is there, and what it knows itself. */
type VisitorState = Pick<
  VisitorSession,
  'reportRejectedToken' | 'visitor' | 'who' | 'onChange' | 'currentTokens' | 'getSnapshot'
>

const unanswered: Credential = { kind: 'unanswered', code: 'NETWORK_ERROR' }

/**
 * Who the visitor is. Most are strangers, of whom nothing has to be kept in step: the session comes with the first token,
 * kept from before or brought by signing in. Until then a stranger is nobody, and somebody with tokens is not settled.
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
