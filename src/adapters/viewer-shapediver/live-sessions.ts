import { Configuration, SessionApi } from '@shapediver/sdk.geometry-api-sdk-v2'
import {
  addListener,
  createSession,
  defaultSettings,
  EVENTTYPE_SESSION,
  type IEvent,
  type ISessionApi,
  type ISessionErrorEvent,
  type ITreeNode,
  type IViewportApi,
  removeListener,
  SessionData,
  sceneTree,
} from '@shapediver/viewer'
import type { LiveModel, ModelFigure } from '#domain/live-model/live-model.ts'
import { fail, ok } from '#domain/result.ts'
import type { LiveModelAddress, LiveSession, LiveSessions } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { toLiveError } from './session-errors.ts'

type ShowOutputs = (nodes: readonly { readonly name: string; readonly node: ITreeNode }[]) => void

/**
 * ShapeDiver's client repeats a request that was one too many after a minute, up to five times, and would open a session
 * for a visitor who sees another pair by then. All of its requests share the number that the first one was made with.
 */
const patience = new Configuration({ maxRetries: 0 })

/** Opens sessions at ShapeDiver, one after the other: an earlier one is closed before the next is opened. */
export function createLiveSessions(viewport: IViewportApi, show: ShowOutputs): LiveSessions & { close(): void } {
  new SessionApi(patience)
  let current: LiveSession | undefined

  return {
    async open(address) {
      await current?.close()
      // Has the settings of the session ignored: they would replace light and ground, and load pictures.
      await viewport.applyViewportSettings(defaultSettings.default(), {})
      const opened = await openSession(address, show)
      if (opened.ok) current = opened.value
      return opened
    },
    close: () => void current?.close(),
  }
}

/**
 * The viewer answers a closed session by opening another, up to three times, without a word, and each costs a credit.
 * The machine decides whether another is opened, so the viewer's attempt is ended here.
 */
function watchGone() {
  let isGone = false
  const token = addListener(EVENTTYPE_SESSION.SESSION_ERROR, (event: IEvent) => {
    const { error } = event as ISessionErrorEvent
    if ((error as { type?: string } | undefined)?.type !== 'SdSessionGoneError') return
    isGone = true
    throw new Error('The session is gone')
  })
  return { isGone: () => isGone, stop: () => void removeListener(token) }
}

async function openSession({ ticket, modelViewUrl }: LiveModelAddress, show: ShowOutputs) {
  const watch = watchGone()
  try {
    // The outputs of the model's own values are never shown, so they are not fetched.
    const session = await createSession({ ticket, modelViewUrl, loadOutputs: false })
    return ok(liveSession(session, watch, show))
  } catch (error) {
    watch.stop()
    return fail(toLiveError(error, false))
  }
}

function liveSession(session: ISessionApi, watch: ReturnType<typeof watchGone>, show: ShowOutputs): LiveSession {
  let closing: Promise<void> | undefined
  const rejected = (error: unknown) => fail(watch.isGone() ? 'ended' : toLiveError(error, true))

  function close(): Promise<void> {
    watch.stop()
    removeEventListener('pagehide', closeWithPage)
    show([])
    closing ??= watch.isGone() ? forget(session) : session.close().catch(() => {})
    return closing
  }

  /** A page that is left cannot wait for an answer. */
  function closeWithPage(): void {
    const id = readSessionId(session)
    if (closing || id === undefined) return void close()
    const url = new URL(`/api/v2/session/${id}/close`, session.modelViewUrl)
    closing = fetch(url, { method: 'POST', keepalive: true }).then(
      () => {},
      () => {},
    )
  }
  addEventListener('pagehide', closeWithPage)

  return {
    model: describeModel(session),
    async customize(values) {
      try {
        await session.customize({ ...values }, true)
        if (!closing) show(outputNodes(session))
        return ok(readFigures(session))
      } catch (error) {
        return rejected(error)
      }
    },
    async requestExport(id) {
      try {
        const { content = [], filename } = (await session.exports[id]?.request()) ?? {}
        const [part] = content
        const response = part && (await fetch(part.href))
        if (!response?.ok) return fail('broken')
        return ok({ file: await response.blob(), name: `${filename ?? 'shoe'}.${part?.format}` })
      } catch (error) {
        return rejected(error)
      }
    },
    close,
  }
}

/** A session that is gone cannot be closed. */
async function forget({ node }: ISessionApi): Promise<void> {
  sceneTree.root.removeChild(node)
  sceneTree.root.updateVersion()
}

function describeModel({ parameters, exports }: ISessionApi): LiveModel {
  return {
    parameters: Object.values(parameters).map(({ id, name, type, min, max, choices }) => {
      return { id, name, type, min, max, choices }
    }),
    exports: Object.values(exports).map(({ id, name, displayname }) => ({ id, name: displayname || name })),
  }
}

/** The nodes of the outputs, by the names that the modeller gave them: a node is named by the id of its output. */
function outputNodes({ node, outputs }: ISessionApi) {
  return node.children.map((child) => ({ name: outputs[child.name]?.name ?? child.name, node: child }))
}

/** The outputs that are words or numbers. */
function readFigures({ outputs }: ISessionApi): ModelFigure[] {
  return Object.values(outputs).flatMap(({ name, displayname, content = [] }) =>
    content
      .filter(({ format, data }) => format === 'data' && (typeof data === 'string' || typeof data === 'number'))
      .map(({ data }) => ({ name: displayname || name, value: String(data) })),
  )
}

/** Known once the first outputs are loaded. */
function readSessionId({ node }: ISessionApi): string | undefined {
  return node.data.find((data) => data instanceof SessionData)?.responseDto.sessionId
}
